import assert from 'node:assert/strict';
import { prepareName } from '../../../../src/matching/names/prepare-name.ts';
import { itMatches, itTellsApart } from '../score-pair.ts';

describe('what bodies teach, study and keep', () => {
  itMatches([
    ['Gosudarstvennyy Gidrometeorologicheskiy Institut', 'State Hydrometeorological Institute'],
    [
      'Научно-исследовательский институт вирусологии имени Ивановского',
      'Ivanovsky Research Institute of Virology',
    ],
    ['Universidad Pedagógica de Holguín', 'Holguín Pedagogical University'],
    ['Kazanskiy Liteynyy Zavod Metalist', 'Kazan Foundry Plant Metalist'],
  ]);

  itTellsApart([
    ['State Institute of Hydrodynamics', 'State Institute of Cybernetics'],
    ['Moscow Veterinary Academy', 'Moscow Theological Academy'],
    ['National Library of Belarus', 'National Archive of Belarus'],
    ['Donetsk Veterinary Library', 'Kherson Veterinary Library'],
  ]);

  itMatches([
    ['Kalvenda Cranes', 'Kalvenda Cranes & Scaffolding Ltd'],
    ['Torvexa', 'Torvexa Commodities DMCC'],
    ['Delkovan', 'Delkovan Elevators OOO'],
  ]);

  itTellsApart([
    ['Captain Cook Cruises', 'Captain Nemo Cruises'],
    ['Falcon Excavators LLC', 'Eagle Excavators LLC'],
    ['Royal Salon and Boutique', 'Imperial Salon and Boutique'],
  ]);

  for (const name of ['Hannah Church', 'Aung Tin', 'Jude Law', 'Peter Wind'])
    it(`leaves ${name} the names of a person`, () => {
      const { words } = prepareName(name, { mayHaveLegalForm: false });
      assert.ok(words.every(({ wordClass }) => wordClass === 'name'));
    });
});
