import assert from 'node:assert/strict';
import { readAddress, type ReadAddress } from '../../../src/matching/addresses/read-address.ts';

type Parts = Partial<Record<Exclude<keyof ReadAddress, 'names' | 'namesStreet'>, readonly string[]>> & {
  /** Words of the street. */
  readonly street?: readonly string[];
};

/** Texts and the parts that must be read in them; what is not given is not looked at. */
const CASES: readonly (readonly [text: string, parts: Parts])[] = [
  [
    '10 Downing Street, London SW1A 2AA',
    { street: ['downing'], houses: ['10'], postalCodes: ['SW1A2AA'], towns: ['london'] },
  ],
  [
    'd. 3 str. 1 etazh 3 kom. 6, per. Kapranova, Moscow 123242',
    { street: ['kapranova'], houses: ['3', '1'], levels: ['3'], units: ['6'], postalCodes: ['123242'] },
  ],
  [
    'Ul. Vavilova D. 24, Et/Pom/Kom 6/XIX/13',
    { street: ['vavilova'], houses: ['24'], levels: ['6'], units: ['xix', '13'] },
  ],
  [
    'Kashirskoye Shosse, 3K2STR4, étage 5, salle 55',
    { houses: ['3', '2', '4'], levels: ['5'], units: ['55'] },
  ],
  ['Shmitovsky proezd, 16с2', { houses: ['16', '2'] }],
  ['Flat H29, 1/F, No. 42-46 Tai Lin Pai Road', { houses: ['42-46'], units: ['h29'], levels: ['1'] }],
  [
    '64D Kallang Pudding Road, #02-00, Singapore 349323',
    { houses: ['64d'], units: ['2-0'], postalCodes: ['349323'], countries: ['SG'] },
  ],
  ['Carrera 20 # 66-34, Bogota', { street: ['20'], houses: ['66-34'], towns: ['bogota'] }],
  ['Avenida 19 No. 9-40', { street: ['19'], houses: ['9-40'] }],
  ['17th Street, Gandhi Avenue No. 42', { street: ['17', 'gandhi'], houses: ['42'] }],
  ['8 Marta 5, Moscow', { houses: ['5'] }],
  ['PO Box 91735-866, Mashhad', { boxes: ['91735866'], postalCodes: [] }],
  ['P.O. Box 81465 935, Esfahan', { boxes: ['81465935'], towns: ['isfahan'] }],
  ['Postfach 12 34, 8001 Zürich', { boxes: ['1234'], postalCodes: ['8001'] }],
  ['ul. Tverskaya 7, Post code: 117997', { postalCodes: ['117997'] }],
  ['Kerkstraat 15, 1017 GC Amsterdam', { street: ['kerk'], postalCodes: ['1017GC'], towns: ['amsterdam'] }],
  ['24 Sussex Drive, Ottawa K1M 1M4', { postalCodes: ['K1M1M4'], towns: ['ottawa'] }],
  ['rue de Paris 5, Lille', { street: ['paris'], towns: ['lille'] }],
  ['Moscow Highway 12, Minsk', { street: ['moscow'], towns: ['minsk'] }],
  ['4th floor, Queen Victoria House, 41-43 Victoria Street', { levels: ['4'], houses: ['41-43'] }],
  ['Sótano, Calle Mayor 3', { levels: ['-1'], houses: ['3'] }],
  ['Ground Floor, 5 Main Street', { levels: ['0'], houses: ['5'], street: ['main'] }],
  [
    '北京市朝阳区建国路十二号三层',
    { street: ['jianguo'], houses: ['12'], levels: ['3'], towns: ['beijing'] },
  ],
  ['Km 5 carretera a Nogales', { houses: ['km5'] }],
  ['Lenina 5, Simferopol, Crimea, UA', { regions: ['crimea'], countries: ['UA'] }],
  ['12 Main St, Chula Vista, CA 91913', { postalCodes: ['91913'], regions: ['california'] }],
];

describe('readAddress', () => {
  for (const [text, expected] of CASES) {
    it(`reads the parts of "${text}"`, () => {
      const { names, ...read } = readAddress(text);
      const street = names.filter(({ role }) => role === 'street').map((name) => name.text);
      const found = { ...read, street };
      for (const [part, values] of Object.entries(expected)) {
        assert.deepEqual(found[part as keyof Parts], values, part);
      }
    });
  }

  it('reads at most 500 code points and never throws', () => {
    for (const text of ['', '\ud800', '🏠'.repeat(400), '1 '.repeat(5000), `${'a'.repeat(499)} Street 5`]) {
      assert.doesNotThrow(() => readAddress(text));
    }
  });
});
