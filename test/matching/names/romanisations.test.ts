import assert from 'node:assert/strict';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { scoreName } from '../../../src/matching/names/score-names.ts';

const score = (a: string, b: string, mayHaveLegalForm = false): number =>
  scoreName(createQueryName(prepareName(a, { mayHaveLegalForm })), prepareName(b, { mayHaveLegalForm }));

type Pairs = readonly (readonly [string, string])[];

const SAME: Readonly<Record<string, Pairs>> = {
  'Swedish and Czech romanisations of Russian names are spellings of one name': [
    ['Dmitrij Tjernysjov', 'Dmitry Chernyshov'],
    ['Sergej Zjelezniak', 'Sergei Zheleznyak'],
    ['Andrej Žukov', 'Andrey Zhukov'],
    ['Marija Sacharovová', 'Maria Sakharova'],
  ],
  'German, Polish and Dutch romanise Russian names by letters of their own': [
    ['Andrej Zachwicewicz', 'Andrey Zakhvitsevich'],
    ['Andrej Sachwizewitsch', 'Andrey Zakhvitsevich'],
    ['Michail Suszencow', 'Mikhail Sushentsov'],
    ['Vjatsjeslav Tsjernysjov', 'Vyacheslav Chernyshov'],
    ['Joerij Aleksandrovitsj Zjoekov', 'Yuriy Aleksandrovich Zhukov'],
    ['Sergej Choetsjarov', 'Sergey Khucharov'],
  ],
  'Belarusian names are romanised by way of Russian as well': [
    ['Dzmitry Paulau', 'Dmitry Pavlov'],
    ['Siarhei Siarheyenka', 'Sergei Sergeyenko'],
    ['Iryna Stsiapanauna Kavaliova', 'Irina Stepanovna Kovaleva'],
  ],
  'South Slavic "đ" is written as one letter or as two': [
    ['Zoran Đinđić', 'Zoran Djindjic'],
    ['Zoran Dindic', 'Zoran Djindjic'],
  ],
  'French writes "ou" for "u"': [['Nabil Chamloukh', 'Nabil Chamlukh']],
  'One Arabic letter is spelt "dh" or "z", "ch" or "sh"': [
    ['Mundhir Zahran', 'Munzir Zahran'],
    ['Bachar Chaaban', 'Bashar Shaaban'],
  ],
  'A long vowel at the end makes no name of a woman': [['Asmaa Darwish', 'Asma Darwish']],
  'Spellings of one name on a row of other names stay spellings': [
    ['Saddam Hossein', 'Saddam Hussein'],
    ['Ali Saleem', 'Ali Salim'],
    ['Hwang Jang-yop', 'Huang Jang-yop'],
  ],
  'Given names of Persians are written as one or apart': [
    ['Mohammadhossein Baqeri', 'Muhammad Husayn Bagheri'],
    ['Seyedmehdi Farahi', 'Seyed Mehdi Farahi'],
  ],
  'The article is taken from family names beside Arabic ones': [
    ['Mohsen Abdullah Alsharekh', 'Mohsen Abdullah Al Sharikh'],
  ],
};

const DIFFERENT: Readonly<Record<string, Pairs>> = {
  'Other sounds stay apart in each romanisation': [
    ['Vjatsjeslav Tsjernysjov', 'Vyacheslav Chernyayev'],
    ['Andrej Zachwicewicz', 'Andrey Sakharevich'],
    ['Sergej Choetsjarov', 'Sergey Kochetov'],
    ['Dmitrij Tjernysjov', 'Dmitry Chernyayev'],
    ['Dzmitry Paulau', 'Dmitry Papou'],
    ['Петро Порошенко', 'Petro Parashchenko'],
    ['Mundhir Zahran', 'Mansour Zahran'],
    ['Novak Đoković', 'Novak Dabić'],
  ],
  'Fathers of other names stay other fathers': [
    ['Iryna Stsiapanauna Kavaliova', 'Irina Sergeevna Kovaleva'],
    ['Oleg Leonidovich Gladkikh', 'Oleg Leontyevich Gladkikh'],
  ],
  'Omar, Amr and Ammar are three names': [
    ['Amr Hegazy', 'Ammar Hegazy'],
    ['Omar Saidi', 'Ammar Saidi'],
  ],
  'Two people with a comma between them are neither of a third name': [
    ['John Baker, Peter Hill', 'John Hill'],
    ['Anna Klein, Thomas Berg', 'Anna Berg'],
  ],
  'Letters of tail numbers and of acronyms are no slips of others': [
    ['EP-SHB', 'EP-SHD'],
    ['GRB', 'GRD'],
  ],
};

const OTHER_TRADES: Pairs = [
  ['Golden Dragon Mining', 'Golden Dragon Restaurant'],
  ['Red Lion Brewery', 'Red Lion Insurance'],
];

describe('romanisations of names', () => {
  for (const [rule, pairs] of Object.entries(SAME)) {
    it(rule, () => {
      for (const [a, b] of pairs) assert.ok(score(a, b) >= 0.7, `${a} / ${b}: ${score(a, b)}`);
    });
  }

  for (const [rule, pairs] of Object.entries(DIFFERENT)) {
    it(rule, () => {
      for (const [a, b] of pairs) assert.ok(score(a, b) < 0.5, `${a} / ${b}: ${score(a, b)}`);
    });
  }

  it('Trades that contradict keep organisations of one name apart', () => {
    for (const [a, b] of OTHER_TRADES)
      assert.ok(score(a, b, true) < 0.5, `${a} / ${b}: ${score(a, b, true)}`);
    assert.ok(score('Silver Eagle Shipping', 'Silver Eagle Shipping Co Ltd', true) >= 0.9);
  });

  it('A name before what an organisation is makes it another', () => {
    for (const town of ['Leeds Beckett', 'Sheffield Hallam', 'Oxford Brookes']) {
      const [first = ''] = town.split(' ');
      assert.ok(score(`University of ${first}`, `${town} University`, true) < 0.5, town);
      assert.ok(score(`University of ${first}`, `${first} University`, true) >= 0.9, town);
    }
  });

  it('A family name of two words before a comma is no other person', () => {
    assert.equal(score('García Márquez, Gabriel José', 'Gabriel José García Márquez'), 1);
  });
});
