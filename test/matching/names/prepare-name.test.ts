import assert from 'node:assert/strict';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { wordFromKey } from '../../../src/matching/names/word-from-key.ts';
import { NAME_MODEL } from '../../../src/matching/scoring-model.ts';

const ofFirm = (text: string) => prepareName(text, { mayHaveLegalForm: true }).words;
const ofPerson = (text: string) => prepareName(text, { mayHaveLegalForm: false }).words;

describe('prepared name', () => {
  it('gives a legal form of several words the place of one', () => {
    const words = ofFirm('Rosneft Limited Liability Company');
    assert.deepEqual(
      words.map(({ text, wordClass }) => [text, wordClass]),
      [
        ['rosneft', 'name'],
        ['limitedliabilitycompany', 'legalForm'],
      ],
    );
    const [form] = ofFirm('OOO Rosneft');
    assert.ok(form?.groups.some((group) => words[1]?.groups.includes(group)));
  });

  it('reads no legal form in the name of a person, nor in a name that is nothing else', () => {
    assert.equal(ofPerson('Sa Li')[0]?.wordClass, 'name');
    assert.equal(ofFirm('AG')[0]?.wordClass, 'name');
  });

  it('reads "servant of" where it is misspelt before a name of God', () => {
    for (const text of ['Abelmajid', 'Adbulmajid', 'Abdlmajid'])
      assert.equal(ofPerson(text)[0]?.text, 'abdul', text);
    assert.equal(ofPerson('Abelson')[0]?.text, 'abelson');
  });

  it('writes every form of "servant of" as the same two words', () => {
    const forms = [
      'Abdulrahman',
      'Adbulrahman',
      'Abdul Rahman',
      'Abd al-Rahman',
      'Abdurrahman',
      'Abdel Rahman',
      'Abd-ur-Rahman',
    ];
    for (const form of forms)
      assert.deepEqual(
        ofPerson(form).map(({ text }) => text),
        ['abdul', 'rahman'],
        form,
      );
    assert.deepEqual(
      ofPerson('Abdellatif').map(({ text }) => text),
      ['abdul', 'latif'],
    );
    assert.deepEqual(
      ofPerson('Abdullah').map(({ text }) => text),
      ['abdullah'],
    );
  });

  it('weighs rare words more than common ones, and those more than particles', () => {
    const [common, particle, rare] = ofPerson('Mohammed al Zothvanqui');
    assert.ok((rare?.weight ?? 0) > (common?.weight ?? 0));
    assert.ok((common?.weight ?? 0) > (particle?.weight ?? 0));
    assert.equal(rare?.weight, NAME_MODEL.weights.rarest);
  });

  it('weighs a father’s name at most as the table says', () => {
    const [, patronymic] = ofPerson('Viktor Feliksovich Vekselberg');
    assert.ok((patronymic?.weight ?? 1) <= NAME_MODEL.weights.patronymic);
  });

  it('prepares a word anew from its key', () => {
    const names = [
      'Banque Centrale S.A. 7',
      'Henry Ford II',
      'Rokeya Das',
      'Roman Abramovich',
      'X Corp (formerly Twitter Inc.)',
      'Bank of Iran',
      'V.V. Putin',
    ];
    for (const word of [...names.flatMap((name) => ofFirm(name)), ...ofPerson('محمد')]) {
      assert.deepEqual(wordFromKey(word.key), word);
    }
  });

  it('tells initials from the letters of a legal form', () => {
    const classes = (text: string) => ofFirm(text).map(({ wordClass }) => wordClass);
    assert.deepEqual(classes('V.V. Putin'), ['initial', 'initial', 'name']);
    assert.deepEqual(classes('А.С. Пушкин'), ['particle', 'initial', 'name']);
    assert.deepEqual(classes('Gazprom S.A.'), ['name', 'legalForm']);
    assert.deepEqual(classes('U.S. Steel'), ['name', 'generic']);
  });

  it('splits what is written as one with "the merciful"', () => {
    const textsOf = (name: string): string =>
      ofPerson(name)
        .map(({ text }) => text)
        .join(' ');
    assert.equal(textsOf('Shamsurrahman Abdurahman'), 'shams rahman abdul rahman');
    assert.equal(textsOf('Rahman Azizirahman'), 'rahman aziz rahman');
  });

  it('takes the form of a father’s name for one only beside a given and a family name', () => {
    assert.equal(ofPerson('Ivan Petrovich Sidorov')[1]?.wordClass, 'patronymic');
    assert.equal(ofPerson('Sidorov Ivan Petrovich')[2]?.wordClass, 'patronymic');
    assert.equal(ofPerson('Pashkevich Aleksandr Mikhaylovich')[2]?.wordClass, 'patronymic');
    assert.equal(ofPerson('Roman Abramovich')[1]?.wordClass, 'name');
    assert.equal(ofPerson('Slobodan Milosevic')[1]?.wordClass, 'name');
  });

  it('reads a particle in the last place as a name', () => {
    assert.equal(ofPerson('Rokeya Das')[1]?.wordClass, 'name');
    assert.equal(ofPerson('Ana das Neves')[1]?.wordClass, 'particle');
  });

  it('splits particles from the names that they are written as one with', () => {
    const texts = (text: string) => ofPerson(text).map((word) => word.text);
    assert.deepEqual(texts('Binladin'), ['bin', 'ladin']);
    assert.deepEqual(texts('Vandermeer'), ['van', 'der', 'meer']);
    assert.deepEqual(texts('Bindu Vanessa Delaney'), ['bindu', 'vanessa', 'delaney']);
  });

  it('weighs a text with several names as the lightest of them', () => {
    const { words, totalWeight } = prepareName('Alpha Beta a.k.a. Zothvan', { mayHaveLegalForm: true });
    assert.deepEqual(
      words.map(({ text }) => text),
      ['alpha', 'beta', ';', 'zothvan'],
    );
    assert.ok(totalWeight < words.reduce((sum, { weight }) => sum + weight, 0));
  });

  it('has no words without letters and digits', () => {
    assert.deepEqual(prepareName('— ! —', { mayHaveLegalForm: true }), { words: [], totalWeight: 0 });
  });
});
