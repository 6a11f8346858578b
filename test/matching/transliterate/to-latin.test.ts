import assert from 'node:assert/strict';
import { toLatin } from '../../../src/matching/transliterate/to-latin.ts';

const textOf = (text: string): string =>
  text
    .split(/\s/u)
    .flatMap((word) => toLatin(word.normalize('NFKC')).map((latin) => latin.text))
    .join(' ');

/** Rule, then spellings and what they are in Latin letters. */
const RULES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'Greek pairs of letters are the sounds of foreign names': [
    ['Σαντάμ Χουσεΐν', 'sadam housein'],
    ['Ρόμπερτ Μουγκάμπε', 'robert mougabe'],
    ['Αχμαντινετζάντ', 'ahmadinejad'],
    ['Μιλόσεβιτς', 'milosevich'],
  ],
  'Greek names keep the letters of their pairs': [
    ['Κωνσταντίνος Τσίπρας', 'konstantinos tsipras'],
    ['Νίκος Καζαντζάκης', 'nikos kazantzakis'],
    ['Ελευθέριος Ευάγγελος', 'eleftherios evangelos'],
  ],
  'foreign names lose the ending of the Georgian nominative': [
    ['პუტინი', 'putin'],
    ['მილოშევიჩი', 'miloshevich'],
  ],
  'Georgian names keep their endings': [['გიორგი ივანიშვილი', 'giorgi ivanishvili']],
  'Armenian letters are spelt as names are': [
    ['Պուտին', 'putin'],
    ['Միլոշևիչ', 'miloshevich'],
    ['Սերժ Սարգսյան', 'serzh sargsyan'],
  ],
  'Thai vowels before their consonant are spoken after it': [
    ['เยฟเกนี', 'yefkeni'],
    ['ฟิเดล กัสโตร', 'fidel kastro'],
    ['โรเบิร์ต', 'robert'],
    ['เหมา', 'mao'],
    ['อังเกลา', 'angkela'],
    ['หล่ำ', 'lam'],
    ['แคร์รี', 'khaerri'],
  ],
  'the Thai carrier is no letter at the start and a vowel after a consonant': [
    ['อุซามะฮ์', 'usamah'],
    ['ลาฟรอฟ', 'lafrof'],
  ],
  'the unwritten vowel of Thai stands between two first consonants': [['สมชาย', 'somchay']],
  'what Thai writes of Sanskrit and does not speak is left out': [
    ['จันทร์', 'chan'],
    ['ศักดิ์', 'sak'],
    ['พันธุ์', 'phan'],
    ['รัตน์', 'rat'],
    ['วงศ์', 'wong'],
    ['สวัสดิ์', 'swat'],
    ['ยุทธ์', 'yut'],
    ['บุญ', 'bun'],
    ['ชาลส์', 'chals'],
    ['วิกโตร์', 'wiktor'],
  ],
  'unwritten vowels of Thai stand between consonants without a vowel': [
    ['พนมยงค์', 'phanomyong'],
    ['ถนน', 'thanon'],
    ['พงศกร', 'phongsakor'],
    ['ธนาธร', 'thanathor'],
    ['อนุ', 'anu'],
    ['ชวน', 'chuan'],
    ['ชินวัตร', 'chinwatr'],
  ],
  'the syllables of a Burmese name are words': [
    ['မင်းအောင်လှိုင်', 'min aung hlaing'],
    ['ခင်ညွန့်', 'khin nyunt'],
    ['မောင်မောင်ကျော်', 'maung maung kyaw'],
    ['အောင်လင်းဒွေး', 'aung lin dwe'],
    ['မြထွန်းဦး', 'mya htun oo'],
  ],
  'names of Pali are one Burmese word of several syllables': [
    ['ဝဏ္ဏမောင်လွင်', 'wunna maung lwin'],
    ['ကျော်သူရ', 'kyaw thura'],
  ],
  'Burmese forms of address are left out before a name, and ranks are titles': [
    ['ဦးသိန်းစိန်', 'thein sein'],
    ['ဒေါ်အောင်ဆန်းစုကြည်', 'aung san su kyi'],
    ['ဦးသန့်', 'u thant'],
    ['ဗိုလ်ချုပ်မှူးကြီး မင်းအောင်လှိုင်', 'senior general min aung hlaing'],
  ],
  'names of other peoples are one Burmese word': [
    ['ဘားရက် အိုဘားမား', 'barak obama'],
    ['ဗလာဒီမာ ပူတင်', 'bladima putin'],
    ['ဒေါ်နယ် ထရမ့်', 'dawnel tram'],
  ],
  'the inherent vowel of India is spoken where no other is written': [
    ['बशर असद', 'bashar asad'],
    ['রমজান', 'ramjan'],
    ['బషర్', 'bashar'],
  ],
  'it is not spoken at the end of a word nor between single consonants in the north': [
    ['रमज़ान', 'ramzan'],
    ['महमूद', 'mahmud'],
  ],
  'it is spoken after a cluster at the end': [['नरेन्द्र', 'narendra']],
  'a nasal sign is the nasal of the consonant after it': [
    ['जिनपिंग', 'jinping'],
    ['अंबानी', 'ambani'],
    ['జిన్పింగ్', 'jinping'],
    ['జాంగ్', 'jang'],
    ['సద్దాం', 'saddam'],
  ],
  'a dot below spells the sounds of other languages': [['ज़वाहिरी', 'zavahiri']],
  'Gurmukhi doubles a consonant by a sign': [['ਸੱਦਾਮ', 'saddam']],
  'Bengali "bh" spells "v" at the end of foreign names only': [
    ['মেদভেদেভ', 'medvedev'],
    ['ভট্টাচার্য', 'bhattacharya'],
  ],
  'Tamil plosives are voiced by where they stand': [
    ['சதாம்', 'sadam'],
    ['பிரபாகரன்', 'pirabakaran'],
    ['யானுகோவிச்', 'yanukovich'],
  ],
  'kana with a small vowel are one syllable, marks of length vanish': [
    ['ラーディン', 'radin'],
    ['ミロシェヴィッチ', 'miroshevichi'],
    ['フォード', 'fodo'],
    ['ジャマール', 'jamaru'],
  ],
  'small words of Arabic names in kana are those words': [
    ['アル', 'al'],
    ['アルカーイダ', 'arukaida'],
  ],
  'the Arabic article is a word of its own': [['الصدر', 'al sdr']],
  'names of other peoples have no article': [
    ['ألكسندر', 'alksndr'],
    ['الكسندر', 'alksndr'],
    ['إلياس', 'alyas'],
  ],
  'a small tsu doubles the consonant after it': [['サッダーム', 'saddamu']],
  'hiragana are read as katakana': [['やまだ', 'yamada']],
  'foreign names in Hangul are one word without the vowels that only carry consonants': [
    ['카스트로', 'kastro'],
    ['로버트', 'robet'],
    ['알렉산드르', 'aleksandr'],
  ],
  'Korean names in Hangul are one word a syllable': [
    ['김정은', 'kim jong un'],
    ['박정희', 'pak jong hui'],
  ],
  'two syllables without a family name are a given name': [['은정', 'unjong']],
  'foreign names in Han characters are one word': [['卡扎菲', 'kazafei']],
  'Chinese names are one word a character': [
    ['习近平', 'xi jin ping'],
    ['马英九', 'ma ying jiu'],
  ],
  'Chinese names in Cyrillic are read as pinyin': [
    ['Си Цзиньпин', 'xi jinping'],
    ['Чжао Цзыян', 'zhao ziyang'],
    ['Цзян Цзэминь', 'jiang zemin'],
  ],
  'other Cyrillic words are not': [
    ['Сидоров', 'sidorov'],
    ['Цибизов', 'tsibizov'],
    ['Цзфъ', 'tszf'],
  ],
};

describe('words of other scripts in Latin letters', () => {
  for (const [rule, pairs] of Object.entries(RULES)) {
    it(rule, () => {
      for (const [text, latin] of pairs) assert.equal(textOf(text), latin, text);
    });
  }

  it('reads odd letters without an error', () => {
    for (const word of [
      'ッ',
      'ー',
      'ァ',
      '์',
      'เ',
      'ं',
      '়',
      '्',
      'ੱ',
      'ঁ',
      'ং',
      'ங்',
      'ஃ',
      'ιι',
      'ἀ',
      'ㄱ',
      '가𠮷',
    ])
      assert.ok(
        toLatin(word).every(({ text }) => /^[a-z0-9]+$/u.test(text)),
        word,
      );
  });
});
