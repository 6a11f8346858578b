import assert from 'node:assert/strict';
import { detectEncoding } from '../../../src/uploads/reading/detect-encoding.ts';
import {
  decodeText,
  decodeBytes,
  type TextEncoding,
  TEXT_ENCODINGS,
} from '../../../src/uploads/reading/text-encoding.ts';

async function* whole(...parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield await Promise.resolve(part);
}

/** The bytes of a text in a code page of one byte a letter, turned round from its decoder. */
function encoded(text: string, encoding: TextEncoding): Uint8Array {
  const bytes = new Map<string, readonly number[]>();
  for (let byte = 0; byte < 256; byte++) bytes.set(decodeBytes(Uint8Array.of(byte), encoding), [byte]);
  if (MANY_BYTES.has(encoding)) {
    for (let lead = 0x81; lead < 0xff; lead++) {
      for (let trail = 0x40; trail < 0xff; trail++) {
        const letter = decodeBytes(Uint8Array.of(lead, trail), encoding);
        if ([...letter].length === 1 && !bytes.has(letter)) bytes.set(letter, [lead, trail]);
      }
    }
  }
  return Uint8Array.from(
    [...text].flatMap((letter) => bytes.get(letter) ?? assert.fail(`no ${letter} in ${encoding}`)),
  );
}

const MANY_BYTES: ReadonlySet<TextEncoding> = new Set(['gb18030', 'big5', 'shift_jis', 'euc-kr', 'euc-jp']);

const TEXTS: readonly (readonly [encoding: TextEncoding, text: string])[] = [
  ['windows-1250', 'Jméno;Město\nPříliš Žluťoučký;Plzeň\nŁukasz Wiśniewski;Gdańsk\nŽofie Dvořáková;Ústí\n'],
  ['windows-1251', 'Имя;Город\nИванов Иван Иванович;Москва\nПетров Сергей;Санкт-Петербург\n'],
  ['windows-1251', 'name\nМьллер\n'],
  ['koi8-r', 'имя\nИванов\n'],
  ['windows-1252', 'Name;Ort\nMüller & Söhne;Köln\nFrançois Lefèvre;Orléans\nJosé Núñez;Málaga\n'],
  ['windows-1252', 'Navn;By\nSøren Kjær;Århus\nBjørn Ødegård;Tromsø\n'],
  ['windows-1252', 'Name\nMüller\n'],
  ['windows-1253', 'Όνομα;Πόλη\nΓεώργιος Παπαδόπουλος;Αθήνα\nΜαρία Νικολάου;Θεσσαλονίκη\n'],
  ['windows-1254', 'Adı;Şehir\nİsmail Yıldız;İstanbul\nAyşe Gökçe;Eskişehir\nÇağrı Öztürk;Muğla\n'],
  ['windows-1255', 'שם;עיר\nיוסף כהן;ירושלים\nשרה לוי;חיפה\n'],
  ['windows-1256', 'الاسم;المدينة\nمحمد علي حسن;بغداد\nفاطمة الزهراء;دمشق\n'],
  ['windows-1257', 'Vardas;Miestas\nŽydrūnas Šarūnas;Šiauliai\nJānis Bērziņš;Rīga\nĒriks Kļaviņš;Jūrmala\n'],
  ['windows-1258', 'Trần Thị Hường;Đà Nẵng\nNguyễn Văn A;Hà Nội\nPhạm Quốc Việt;Huế\n'],
  ['koi8-r', 'Имя;Город\nИванов Иван Иванович;Москва\nПетров Сергей;Санкт-Петербург\n'],
  ['gb18030', '姓名;城市\n王伟;北京\n李娜;上海\n新星贸易有限公司;深圳\n'],
  ['big5', '姓名;城市\n王偉;臺北\n陳美麗;高雄\n新星貿易有限公司;臺中\n'],
  ['shift_jis', '氏名;都市\n山田太郎;東京\n鈴木花子;大阪\nカブシキガイシャ;名古屋\n'],
  ['euc-kr', '성명;도시\n김철수;서울\n박영희;부산\n'],
];

/** Vietnamese in Windows-1258 has its tones as marks behind the letters. */
function inMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/([aeiouyAEIOUY])(\u0323)?([\u0302\u0306\u031b])/gu, (_, letter, tone, mark) => {
      return (String(letter) + String(mark)).normalize('NFC') + String(tone ?? '');
    });
}

describe('the code page of an uploaded text', () => {
  for (const [encoding, sample] of TEXTS) {
    it(`is recognised: ${encoding}, ${sample.slice(0, 12).trim()}`, async () => {
      const text = encoding === 'windows-1258' ? inMarks(sample) : sample;
      const bytes = encoded(text, encoding);
      const reading = await detectEncoding(whole(bytes));
      let read = '';
      for await (const piece of decodeText(whole(bytes), reading)) read += piece;
      assert.equal(read, text, JSON.stringify(reading));
    });
  }

  for (const [first, second] of [
    ['utf-8', 'windows-1252'],
    ['windows-1252', 'utf-8'],
    ['utf-8', 'windows-1251'],
  ] as const) {
    it(`is read line by line where the second half has another: ${first}, then ${second}`, async () => {
      const text =
        second === 'windows-1251' ? 'Иванов Иван\nПетров Сергей\n' : 'José Müller\nFrançois Lefèvre\n';
      const bytesOf = (encoding: TextEncoding): Uint8Array =>
        encoding === 'utf-8' ? Buffer.from(text.repeat(20)) : encoded(text.repeat(20), encoding);
      const bytes = [Buffer.from('name\n'), bytesOf(first), bytesOf(second)];
      const reading = await detectEncoding(whole(...bytes));
      assert.deepEqual(reading, { encoding: 'utf-8', fallback: first === 'utf-8' ? second : first });
      let read = '';
      for await (const piece of decodeText(whole(Buffer.concat(bytes)), reading)) read += piece;
      assert.equal(read, `name\n${text.repeat(40)}`);
    });
  }

  it('can be decoded, whichever is offered', () => {
    for (const [encoding] of TEXT_ENCODINGS)
      assert.equal(typeof decodeBytes(Buffer.from('ab'), encoding), 'string');
  });
});
