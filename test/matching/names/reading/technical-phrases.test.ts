import { itMatches, itTellsApart } from '../score-pair.ts';

describe('what bodies make, which English says in several ways', () => {
  itMatches([
    ['Orsk Machine Building Plant', 'Orsk Mechanical Engineering Plant'],
    ['Vega Instrument Engineering Research Institute', 'NII Priborostroeniya Vega'],
    ['НИИ вычислительной техники «Аргон»', 'Research Institute of Computer Engineering Argon'],
    ['НИИ измерительной техники «Сигма»', 'Sigma Measuring Equipment Research Institute'],
    ['Institute of Heat Engineering Polzunov', 'Polzunov Institute of Thermal Technology'],
    ['Special Purpose Battalion Akula', 'Special Designation Battalion Akula'],
  ]);

  itTellsApart([
    ['Research Institute of Computer Engineering', 'Research Institute of Mechanical Engineering'],
    ['Institute of Measuring Equipment', 'Institute of Computing Equipment'],
    ['НИИ измерительной техники', 'Research Institute of Radio Engineering'],
    ['Institute of Thermal Technology', 'Institute of Electronic Technology'],
    ['Kazan Instrument Making Plant', 'Kazan Engine Building Plant'],
  ]);
});
