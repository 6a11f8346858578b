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
  '!ပါတီ=party အမျိုးသား=national ဒီမိုကရေစီ=democracy အဖွဲ့ချုပ်=league !အသင်း=association !ဖောင်ဒေးရှင်း=foundation !တက္ကသိုလ်=university ကာကွယ်ရေးပစ္စည်း=defence+products !စက်ရုံများ=factories အများပိုင်=public အရှေ့=east အနောက်=west ' +
  '!မီးရထား=railways ပြည်သူ့=peoples ပြည်သူ=peoples !တပ်တော်=army ရက္ခိုင့်=arakan ရက္ခိုင်=rakhine အာရက္ခ=arakan ကချင်=kachin ရှမ်း=shan ကရင်=karen ချင်း=chin မွန်=mon ကရင်နီ=karenni လွတ်မြောက်ရေး=liberation/independence လွတ်လပ်ရေး=independence !လွတ်မြောက်ရေးတပ်မတော်=independence+army/liberation လက်နက်ကိုင်=armed !တပ်ဖွဲ့=force !တပ်ဖွဲ့များ=forces !လက်နက်ကိုင်တပ်ဖွဲ့=armed+forces !လက်နက်ကိုင်တပ်ဖွဲ့များ=armed+forces အကောက်ခွန်=customs !ဦးစီးဌာန=department !ဌာန=department တရားရုံး=court ' +
  '!တရားရုံးချုပ်=supreme+court !တရားလွှတ်တော်ချုပ်=supreme+court !တရားလွှတ်တော်=court ကွန်မြူနစ်=communist !လေတပ်=air+force !ရေတပ်=navy !ကြည်းတပ်=army !ကာကွယ်ရေးတပ်ဖွဲ့=defence+force အာကာသ=space !အေဂျင်စီ=agency !အဖွဲ့=organization !အဖွဲ့အစည်း=organization အဏုမြူ=atomic နျူကလီးယား=nuclear !သတင်းအေဂျင်စီ=news+agency !သတင်းဌာန=news+agency !လွှတ်တော်=parliament !ပြည်ထောင်စုလွှတ်တော်=union+parliament အကျဉ်းထောင်=prison အကျဉ်းဦးစီးဌာန=prison+department ရေးရာ=affairs စစ်ဘက်=military ထောက်လှမ်းရေး=intelligence လုံခြုံရေး=security နယ်ခြားစောင့်=border+guard ' +
  '!နယ်ခြားစောင့်တပ်=border+guard+force ပြည်သူ့စစ်=militia !ရုပ်မြင်သံကြား=television အသံလွှင့်=broadcasting စိုက်ပျိုးရေး=agriculture ပို့ဆောင်ရေး=transport အလုပ်သမား=labour တရားရေး=justice ဥပဒေ=law ပြန်ကြားရေး=information စီးပွားရေးနှင့်ကူးသန်းရောင်းဝယ်ရေး=commerce သံမဏိ=steel ဓာတ်အားပေးစက်ရုံ=power+plant လေဆိပ်=airport ဆိပ်ကမ်း=port သင်္ဘော=ship ဆိပ်ကမ်းအာဏာပိုင်=port+authority !အာဏာပိုင်=authority ငါးလုပ်ငန်း=fisheries အခွန်=tax ရန်ပုံငွေ=fund တော်လှန်ရေး=revolutionary !တပ်ဦး=front !လှုပ်ရှားမှု=movement တိုးတက်ရေး=progressive/development ' +
  'ဖွံ့ဖြိုးရေး=development ကြံ့ခိုင်ရေး=solidarity !ပြည်ခိုင်ဖြိုး=solidarity+development ညီညွတ်ရေး=unity !အစိုးရ=government အမျိုးသားညီညွတ်ရေးအစိုးရ=national+unity+government သိပ္ပံ=science ပရဟိတ=charity ကယ်ဆယ်ရေး=relief နိုင်ငံတကာ=international အစ္စလာမ္=islamic ကိုရီးယား=korea မြောက်ကိုရီးယား=north+korea ရုရှား=russia ရုရှ=russia တရုတ်=china တရုတ်နိုင်ငံ=china အီရန်=iran ဆီးရီးယား=syria ထိုင်း=thailand အိန္ဒိယ=india အမေရိကန်=america ဂျပန်=japan ဘီလာရုစ်=belarus ယူကရိန်း=ukraine ' +
  'ဗီယက်နမ်=vietnam ပါကစ္စတန်=pakistan ဘင်္ဂလားဒေ့ရှ်=bangladesh အာဖဂန်နစ္စတန်=afghanistan အယ်လ်ဘေးနီးယား=albania အယ်လ်ဂျီးရီးယား=algeria အန်ဂိုလာ=angola အာမေးနီးယား=armenia အဇာဘိုင်ဂျန်=azerbaijan ဘာရိန်း=bahrain ဘူလ်ဂေးရီးယား=bulgaria ဘူရွန်ဒီ=burundi ကမ္ဘောဒီးယား=cambodia ချဒ်=chad ကိုလံဘီယာ=colombia ကွန်ဂို=congo ကျူးဘား=cuba ဆိုက်ပရပ်စ်=cyprus အီဂျစ်=egypt အီရီထရီးယား=eritrea အီသီယိုးပီးယား=ethiopia ဖင်လန်=finland ပြင်သစ်=france ဂျော်ဂျီယာ=georgia ဂျာမနီ=germany ' +
  'ဂါနာ=ghana ဂရိ=greece ဂွါတီမာလာ=guatemala ဟေတီ=haiti ဟန်ဂေရီ=hungary အင်ဒိုနီးရှား=indonesia အီရတ်=iraq အစ္စရေး=israel အီတလီ=italy ဂျော်ဒန်=jordan ကာဇက်စတန်=kazakhstan ကင်ညာ=kenya ကူဝိတ်=kuwait ကာဂျစ္စတန်=kyrgyzstan လာအို=laos လတ်ဗီးယား=latvia လက်ဘနွန်=lebanon လစ်ဗျား=libya လစ်သူဝေးနီးယား=lithuania မလေးရှား=malaysia မာလီ=mali မောလ်ဒိုဗာ=moldova မွန်ဂိုးလီးယား=mongolia မွန်တီနိဂရိုး=montenegro မော်ရိုကို=morocco ' +
  'မိုဇမ်ဘစ်=mozambique နမီးဘီးယား=namibia နီပေါ=nepal နီကာရာဂွါ=nicaragua နိုင်ဂျာ=niger နိုင်ဂျီးရီးယား=nigeria အိုမန်=oman ပါလက်စတိုင်း=palestine ပနားမား=panama ဖိလစ်ပိုင်=philippines ပိုလန်=poland ကာတာ=qatar ရိုမေးနီးယား=romania ရဝန်ဒါ=rwanda ဆော်ဒီအာရေးဘီးယား=saudi+arabia ဆီနီဂေါ=senegal ဆားဘီးယား=serbia စင်္ကာပူ=singapore ဆိုမာလီယာ=somalia စပိန်=spain သီရိလင်္ကာ=sri+lanka ဆူဒန်=sudan ထိုင်ဝမ်=taiwan တာဂျီကစ္စတန်=tajikistan တန်ဇန်းနီးယား=tanzania ' +
  'တူနီးရှား=tunisia တူရကီ=turkey တာ့ခ်မင်နစ္စတန်=turkmenistan ယူဂန်းဒါး=uganda ယူအေအီး=emirates ယူကေ=britain ယူအက်စ်=america ဥဇဘက်ကစ္စတန်=uzbekistan ဗင်နီဇွဲလား=venezuela ယီမင်=yemen ဇင်ဘာဘွေ=zimbabwe ကနေဒါ=canada ဩစတြေးလျ=australia ဘရာဇီး=brazil မက်ကဆီကို=mexico ဆွစ်ဇာလန်=switzerland ဟောင်ကောင်=hong+kong ' +
  '!လေကြောင်းလိုင်း=airlines !မြန်မာ့လေကြောင်း=myanma+airways အသံ=radio ဘေလာရုစ်=belarus သစ်တော=forestry ခရိုင်=district ပြည်နယ်=state တိုင်း=region အထွေထွေ=general အထူး=special နိုင်ငံရေး=political လူမှု=social လူငယ်=youth အမျိုးသမီး=women ကျောင်းသား=students အလုပ်သမားပါတီ=workers+party သတင်းစဉ်=news မဟာဗျူဟာ=strategic ငြိမ်းချမ်းရေး=peace !စစ်ကောင်စီ=military+council !တပ်ပေါင်းစု=alliance !မဟာမိတ်=alliance';
const IN_THAI =
  '!ธนาคารกลาง=central+bank กลาง=central ซีเรีย=syria อิสลาม=islamic รัฐอิสลาม=islamic+state กองทัพ=army !ธนาคาร=bank !ธนาคารแห่งประเทศไทย=bank+thailand !บริษัท=company !จำกัด=limited !มหาชน=public !มูลนิธิ=foundation !กระทรวง=ministry !สมาคม=association !มหาวิทยาลัย=university !สถาบัน=institute !กลุ่ม=group !พรรค=party !สำนักงาน=office !กรม=department !องค์การ=organization !การไฟฟ้า=electricity+authority !กองทัพ=armed+forces !กองทัพบก=army !กองทัพเรือ=navy !กองทัพอากาศ=air+force ' +
  '!ห้างหุ้นส่วน=partnership !โรงงาน=factory !โรงพยาบาล=hospital !โรงเรียน=school !สหกรณ์=cooperative !ตลาดหลักทรัพย์=stock+exchange !คณะกรรมการ=committee ประเทศไทย=thailand ประเทศ= แห่ง= ไทย=thai กรุงเทพ=bangkok กรุงไทย=krungthai ไทยพาณิชย์=siam+commercial กสิกรไทย=kasikorn กรุงศรีอยุธยา=ayudhya การบินไทย=thai+airways การบิน=airways กลาโหม=defence มหาดไทย=interior การต่างประเทศ=foreign+affairs ' +
  'การคลัง=finance ยุติธรรม=justice พาณิชย์=commerce คมนาคม=transport สาธารณสุข=public+health อุตสาหกรรม=industry พลังงาน=energy ศึกษาธิการ=education ปิโตรเลียม=petroleum น้ำมัน=oil ก๊าซ=gas ก่อสร้าง=construction ขนส่ง=transport เดินเรือ=shipping ประกันภัย=insurance อิเล็กทรอนิกส์=electronics เทคโนโลยี=technology คอมพิวเตอร์=computer ' +
  'อินเตอร์เนชั่นแนล=international อินเตอร์เทรด=intertrade โฮลดิ้ง=holding กรุ๊ป=group เทรดดิ้ง=trading เอ็นจิเนียริ่ง=engineering เซอร์วิส=service โลจิสติกส์=logistics เพื่อไทย=pheu+thai ก้าวไกล=move+forward พลังประชารัฐ=palang+pracharath ประชาธิปัตย์=democrat และ=and ' +
  'อวกาศ=space !องค์การอวกาศ=space+agency ปรมาณู=atomic พลังงานปรมาณู=atomic+energy !องค์การพลังงานปรมาณู=atomic+energy+organization นิวเคลียร์=nuclear พลังงานนิวเคลียร์=nuclear+energy ประชาชน=peoples ปลดปล่อย=liberation ปลดแอก=liberation !กองทัพปลดปล่อย=liberation+army !กองทัพประชาชน=peoples+army !กองกำลัง=forces กองกำลังติดอาวุธ=armed+forces !กองกำลังป้องกัน=defence+force ติดอาวุธ=armed เลือกตั้ง=election การเลือกตั้ง=election !สำนักข่าว=news+agency ข่าว=news ศุลกากร=customs !การรถไฟ=state+railway รถไฟ=railway ตำรวจ=police แห่งชาติ=national ' +
  'ชาติ=national !ศาล=court !ศาลฎีกา=supreme+court !ศาลสูงสุด=supreme+court !ศาลรัฐธรรมนูญ=constitutional+court !ศาลปกครอง=administrative+court รัฐธรรมนูญ=constitutional สูงสุด=supreme คอมมิวนิสต์=communist สังคมนิยม=socialist ประชาธิปไตย=democratic ปฏิวัติ=revolutionary !กองกำลังพิทักษ์การปฏิวัติ=revolutionary+guard+corps สงเคราะห์=relief บรรเทาทุกข์=relief การกุศล=charitable !สภา=council !รัฐสภา=parliament !สภาผู้แทนราษฎร=house+representatives !วุฒิสภา=senate !คณะกรรมาธิการ=commission !ราชวิทยาลัย=royal+college !สถาบันวิจัย=research+institute วิจัย=research วิทยาศาสตร์=science ' +
  '!บัณฑิตยสถาน=academy สถานีวิทยุ=radio+station !สถานีโทรทัศน์=television+station โทรทัศน์=television วิทยุ=radio กระจายเสียง=broadcasting !ขบวนการ=movement !แนวร่วม=front !แนวหน้า=front ต่อต้าน=resistance เยาวชน=youth แรงงาน=labour สรรพากร=revenue !กรมสรรพากร=revenue+department ภาษี=tax เรือนจำ=prison ราชทัณฑ์=corrections ประมง=fisheries เกษตร=agriculture เหล็ก=steel เหมืองแร่=mining ปิโตรเคมี=petrochemical โรงไฟฟ้า=power+plant โรงกลั่น=refinery ไฟฟ้า=electricity ' +
  '!ท่าอากาศยาน=airport !การท่าเรือ=port+authority ท่าเรือ=port !อู่ต่อเรือ=shipyard ต่อเรือ=shipbuilding อาวุธ=weapons !กองทุน=fund ข่าวกรอง=intelligence !สำนักข่าวกรอง=intelligence+agency ความมั่นคง=security มั่นคง=security ชายแดน=border ตำรวจตระเวนชายแดน=border+patrol+police !กองบัญชาการ=command !เสนาธิการ=general+staff !กองพล=division !กองพัน=battalion !กองพลน้อย=brigade สหพันธ์=federation !สหพันธรัฐ=federation !สหภาพ=union สาธารณรัฐ=republic สาธารณรัฐอิสลาม=islamic+republic ระหว่างประเทศ=international การสื่อสาร=communications ' +
  'โทรคมนาคม=telecommunications อัยการ=prosecutor การค้า=trade เกาหลี=korea เกาหลีเหนือ=north+korea รัสเซีย=russia อิหร่าน=iran เมียนมา=myanmar พม่า=burma จีน=china อิรัก=iraq เลบานอน=lebanon ปาเลสไตน์=palestine อัฟกานิสถาน=afghanistan เบลารุส=belarus ยูเครน=ukraine เยเมน=yemen ลิเบีย=libya คิวบา=cuba เวียดนาม=vietnam กัมพูชา=cambodia ลาว=laos ญี่ปุ่น=japan อินเดีย=india ตุรกี=turkey ' +
  'อเมริกา=america สหรัฐ=america ปากีสถาน=pakistan มาเลเซีย=malaysia อินโดนีเซีย=indonesia อิสราเอล=israel เวเนซุเอลา=venezuela แอลเบเนีย=albania แอลจีเรีย=algeria แองโกลา=angola อาร์เมเนีย=armenia อาเซอร์ไบจาน=azerbaijan บาห์เรน=bahrain บังกลาเทศ=bangladesh บอสเนียและเฮอร์เซโกวีนา=bosnia บัลแกเรีย=bulgaria บุรุนดี=burundi สาธารณรัฐแอฟริกากลาง=central+african+republic ชาด=chad โคลอมเบีย=colombia ไซปรัส=cyprus อียิปต์=egypt เอริเทรีย=eritrea เอธิโอเปีย=ethiopia ฟินแลนด์=finland ' +
  'ฝรั่งเศส=france จอร์เจีย=georgia เยอรมนี=germany กานา=ghana กรีซ=greece กัวเตมาลา=guatemala เฮติ=haiti ฮังการี=hungary อิตาลี=italy จอร์แดน=jordan คาซัคสถาน=kazakhstan เคนยา=kenya คูเวต=kuwait คีร์กีซสถาน=kyrgyzstan ลัตเวีย=latvia ลิทัวเนีย=lithuania มาลี=mali มอลโดวา=moldova มองโกเลีย=mongolia มอนเตเนโกร=montenegro โมร็อกโก=morocco โมซัมบิก=mozambique นามิเบีย=namibia เนปาล=nepal นิการากัว=nicaragua ' +
  'ไนเจอร์=niger ไนจีเรีย=nigeria โอมาน=oman ปานามา=panama ฟิลิปปินส์=philippines โปแลนด์=poland กาตาร์=qatar โรมาเนีย=romania รวันดา=rwanda ซาอุดีอาระเบีย=saudi+arabia เซเนกัล=senegal เซอร์เบีย=serbia สิงคโปร์=singapore โซมาเลีย=somalia ซูดานใต้=south+sudan สเปน=spain ศรีลังกา=sri+lanka ซูดาน=sudan ไต้หวัน=taiwan ทาจิกิสถาน=tajikistan แทนซาเนีย=tanzania ตูนิเซีย=tunisia เติร์กเมนิสถาน=turkmenistan ยูกันดา=uganda สหรัฐอาหรับเอมิเรตส์=emirates ' +
  'สหราชอาณาจักร=britain สหรัฐฯ=america อุซเบกิสถาน=uzbekistan ซิมบับเว=zimbabwe แคนาดา=canada ออสเตรเลีย=australia บราซิล=brazil เม็กซิโก=mexico สวิตเซอร์แลนด์=switzerland ฮ่องกง=hong+kong ' +
  '!พรรคแรงงาน=workers+party !สภานิติบัญญัติ=legislative+council นิติบัญญัติ=legislative การเงิน=finance แรงงานสัมพันธ์=labour+relations คนงาน=workers พัฒนา=development สังคม=social วัฒนธรรม=culture สิ่งแวดล้อม=environment ท่องเที่ยว=tourism การท่องเที่ยว=tourism การบินพลเรือน=civil+aviation พลเรือน=civilian ปฏิบัติการ=operations พิเศษ=special ทหาร=military สงคราม=war ผู้พลีชีพ=martyrs สถิติ=statistics ต่อต้านการก่อการร้าย=counter+terrorism ปราบปรามยาเสพติด=narcotics+suppression ยาเสพติด=narcotics สาธารณรัฐประชาชน=peoples+republic หลวง=royal';

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
