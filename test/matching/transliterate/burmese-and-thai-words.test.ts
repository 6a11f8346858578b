import assert from 'node:assert/strict';
import { translateBurmeseAndThai } from '../../../src/matching/transliterate/burmese-and-thai-words.ts';

const words = (text: string): string => translateBurmeseAndThai(text).replace(/\s+/gu, ' ').trim();

describe('words of organisations in Burmese and Thai', () => {
  for (const [text, english] of [
    ['မြန်မာ့စီးပွားရေးဦးပိုင် လီမိတက်', 'myanma economic holdings limited'],
    ['မြန်မာ့ရေနံနှင့်သဘာဝဓာတ်ငွေ့လုပ်ငန်း', 'myanma oil and gas enterprise'],
    ['ကာကွယ်ရေးဝန်ကြီးဌာန', 'defence ministry'],
    ['ธนาคารกรุงเทพ', 'bank bangkok'],
    ['บริษัท การบินไทย จำกัด', 'company thai airways limited'],
  ] as const)
    it(`reads ${text} as ${english}`, () => assert.equal(words(text), english));

  for (const name of ['မင်းအောင်လှိုင်', 'ทักษิณ ชินวัตร', 'อุดม ทรัพย์จำกัด', 'Bank of Thailand'])
    it(`leaves ${name} as it is`, () => assert.equal(translateBurmeseAndThai(name), name));
});
