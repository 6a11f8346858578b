import assert from 'node:assert/strict';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { wordFromKey } from '../../../src/matching/names/prepare-word.ts';
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

  it('writes every form of "servant of" as the same two words', () => {
    const forms = [
      'Abdulrahman',
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
    for (const word of [...ofFirm('Banque Centrale S.A. 7'), ...ofPerson('محمد')]) {
      assert.deepEqual(wordFromKey(word.key), word);
    }
  });

  it('has no words without letters and digits', () => {
    assert.deepEqual(prepareName('— ! —', { mayHaveLegalForm: true }), { words: [], totalWeight: 0 });
  });
});
