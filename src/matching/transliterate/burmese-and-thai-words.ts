import { longestOf, readMeanings } from './words-in-run.ts';

/**
 * Words of organisations in Burmese and Thai by meaning, which both write without spaces between them: "မြန်မာ့စီးပွားရေးဘဏ်" is Myanma
 * Economic Bank, "ธนาคารกรุงเทพ" Bangkok Bank. Those after `!` say that the name at hand is one of an organisation.
 */
const IN_BURMESE =
  'မြန်မာ့=myanma မြန်မာ=myanmar မြန်မာနိုင်ငံ=myanmar မြန်မာနိုင်ငံတော်=myanmar နိုင်ငံတော်=state နိုင်ငံ= !ဦးပိုင်လီမိတက်=holdings+limited !ဦးပိုင်=holdings !စီးပွားရေး=economic !စီးပွားရေးဦးပိုင်=economic+holdings !ကော်ပိုရေးရှင်း=corporation !လီမိတက်=limited !ကုမ္ပဏီ=company !ကုမ္ပဏီများ=companies !အုပ်စု=group !လုပ်ငန်း=enterprise !လုပ်ငန်းစု=group ' +
  '!ဘဏ်=bank !ဗဟိုဘဏ်=central+bank ဗဟို=central ရေနံ=oil သဘာဝဓာတ်ငွေ့=gas ဓာတ်ငွေ့=gas နှင့်=and ကျောက်မျက်ရတနာ=gems ကျောက်မျက်=gems ရောင်းဝယ်ရေး= သစ်=timber ပုလဲ=pearl သတ္တု=mineral သတ္တုတွင်း=mining လျှပ်စစ်=electric စွမ်းအင်=energy ဆောက်လုပ်ရေး=construction ကုန်သွယ်ရေး=trading ပို့ကုန်သွင်းကုန်=export+import ' +
  'သယ်ယူပို့ဆောင်ရေး=transport လေကြောင်း=airways ရေကြောင်း=shipping ရထား=railways ဆက်သွယ်ရေး=communications အာမခံ=insurance နည်းပညာ=technology စက်ရုံ=factory စက်မှု=industry ဟိုတယ်=hotel သတင်း=news ' +
  '!ဝန်ကြီးဌာန=ministry ကာကွယ်ရေး=defence ပြည်ထဲရေး=home+affairs နိုင်ငံခြားရေး=foreign+affairs ဘဏ္ဍာရေး=finance စီမံကိန်း=planning ပညာရေး=education ကျန်းမာရေး=health !ကောင်စီ=council !စီမံအုပ်ချုပ်ရေး=administration !အုပ်ချုပ်ရေး=administration !ကော်မရှင်=commission !ကော်မတီ=committee !ရွေးကောက်ပွဲ=election ပြည်ထောင်စု=union !တပ်မတော်=tatmadaw !ရဲတပ်ဖွဲ့=police+force ' +
  '!ပါတီ=party အမျိုးသား=national ဒီမိုကရေစီ=democracy အဖွဲ့ချုပ်=league !အသင်း=association !ဖောင်ဒေးရှင်း=foundation !တက္ကသိုလ်=university ကာကွယ်ရေးပစ္စည်း=defence+products !စက်ရုံများ=factories အများပိုင်=public အရှေ့=east အနောက်=west';
const IN_THAI =
  '!ธนาคารกลาง=central+bank กลาง=central ซีเรีย=syria อิสลาม=islamic รัฐอิสลาม=islamic+state กองทัพ=army !ธนาคาร=bank !ธนาคารแห่งประเทศไทย=bank+thailand !บริษัท=company !จำกัด=limited !มหาชน=public !มูลนิธิ=foundation !กระทรวง=ministry !สมาคม=association !มหาวิทยาลัย=university !สถาบัน=institute !กลุ่ม=group !พรรค=party !สำนักงาน=office !กรม=department !องค์การ=organization !การไฟฟ้า=electricity+authority !กองทัพ=armed+forces !กองทัพบก=army !กองทัพเรือ=navy !กองทัพอากาศ=air+force ' +
  '!ห้างหุ้นส่วน=partnership !โรงงาน=factory !โรงพยาบาล=hospital !โรงเรียน=school !สหกรณ์=cooperative !ตลาดหลักทรัพย์=stock+exchange !คณะกรรมการ=committee ประเทศไทย=thailand ประเทศ= แห่ง= ไทย=thai กรุงเทพ=bangkok กรุงไทย=krungthai ไทยพาณิชย์=siam+commercial กสิกรไทย=kasikorn กรุงศรีอยุธยา=ayudhya การบินไทย=thai+airways การบิน=airways กลาโหม=defence มหาดไทย=interior การต่างประเทศ=foreign+affairs ' +
  'การคลัง=finance ยุติธรรม=justice พาณิชย์=commerce คมนาคม=transport สาธารณสุข=public+health อุตสาหกรรม=industry พลังงาน=energy ศึกษาธิการ=education ปิโตรเลียม=petroleum น้ำมัน=oil ก๊าซ=gas ก่อสร้าง=construction ขนส่ง=transport เดินเรือ=shipping ประกันภัย=insurance อิเล็กทรอนิกส์=electronics เทคโนโลยี=technology คอมพิวเตอร์=computer ' +
  'อินเตอร์เนชั่นแนล=international อินเตอร์เทรด=intertrade โฮลดิ้ง=holding กรุ๊ป=group เทรดดิ้ง=trading เอ็นจิเนียริ่ง=engineering เซอร์วิส=service โลจิสติกส์=logistics เพื่อไทย=pheu+thai ก้าวไกล=move+forward พลังประชารัฐ=palang+pracharath ประชาธิปัตย์=democrat และ=and';

const MARK = '!';

/** A script, the words in it, and those that tell of an organisation. */
interface Words {
  readonly run: RegExp;
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  readonly sure: RegExp;
  readonly longest: number;
}

/** Bodies come last in Burmese and first in Thai, where the same letters are parts of names of persons. */
function wordsOf(run: RegExp, items: string, before: string): Words {
  const written = items.normalize('NFKC');
  const meanings = readMeanings(written.replaceAll(MARK, ''));
  const sure = written
    .split(' ')
    .filter((item) => item.startsWith(MARK))
    .map((item) => item.slice(1).split('=', 1)[0] ?? '');
  return {
    run,
    meanings,
    sure: new RegExp(`${before}(?:${sure.join('|')})`, 'u'),
    longest: longestOf(meanings),
  };
}

const TABLES: readonly Words[] = [
  wordsOf(/[\p{Script=Myanmar}]+/gu, IN_BURMESE, ''),
  wordsOf(/[\p{Script=Thai}]+/gu, IN_THAI, '(?<!\\p{Script=Thai})'),
];
const IN_EITHER = /[\p{Script=Myanmar}\p{Script=Thai}]/u;
/** A word ends where no sign of the next letter, which belongs to the one before, follows. */
const SIGN = /^\p{M}/u;

/** The run with its words written in English, each with spaces around it. */
function englishIn(run: string, { meanings, longest }: Words): string {
  let text = '';
  for (let at = 0; at < run.length;) {
    let length = Math.min(longest, run.length - at);
    while (length > 0 && !(meanings.has(run.slice(at, at + length)) && !SIGN.test(run.slice(at + length))))
      length--;
    const english = length === 0 ? undefined : meanings.get(run.slice(at, at + length));
    text += english === undefined ? run.charAt(at) : ` ${english.join(' ')} `;
    at += Math.max(1, length);
  }
  return text;
}

/** A name of an organisation in Burmese or Thai with its words in English; other texts as they are. */
export function translateBurmeseAndThai(text: string): string {
  if (!IN_EITHER.test(text)) return text;
  const composed = text.normalize('NFKC');
  const table = TABLES.find(({ sure }) => sure.test(composed));
  if (table === undefined) return text;
  return composed.replace(table.run, (run) => englishIn(run, table));
}
