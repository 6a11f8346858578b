import type { Lexicon } from './lexicon.ts';

/** What words of organisations in Tamil say in English. */
const TAMIL: Lexicon = {
  liberation: 'விடுதலை! விடுதலைப்!',
  tigers: 'புலிகள்! புலிகளின்! புலி!',
  'tamil+eelam': 'தமிழீழ! தமிழீழம்! தமிழீழத்!',
  tamil: 'தமிழ்!',
  movement: 'இயக்கம்! இயக்கத்தின்!',
  organization: 'அமைப்பு! அமைப்பின்! கழகம்!',
  front: 'முன்னணி!',
  party: 'கட்சி! கட்சியின்!',
  army: 'இராணுவம்! ராணுவம்! படை!',
  navy: 'கடற்படை!',
  police: 'காவல்துறை! பொலிஸ்!',
  government: 'அரசு! அரசாங்கம்!',
  ministry: 'அமைச்சகம்! அமைச்சு!',
  bank: 'வங்கி!',
  central: 'மத்திய!',
  national: 'தேசிய!',
  international: 'சர்வதேச! பன்னாட்டு!',
  company: 'நிறுவனம்!',
  university: 'பல்கலைக்கழகம்!',
  foundation: 'அறக்கட்டளை!',
  coordinating: 'ஒருங்கிணைப்பு!',
  committee: 'குழு!',
  rehabilitation: 'புனர்வாழ்வு! புனர்வாழ்வுக்!',
  'sri+lanka': 'இலங்கை!',
  india: 'இந்தியா! இந்திய!',
};

export const SOUTH_INDIAN_LEXICONS: readonly Lexicon[] = [TAMIL];
