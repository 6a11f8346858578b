import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names cut short', () => {
  itMatches([
    ['Mg Mg Kyaw', 'Maung Maung Kyaw'],
    ['Mg Aung Myint', 'Maung Aung Myint'],
    ['Ma. Isabel García López', 'Maria Isabel Garcia Lopez'],
    ['Ma. Milagros Tolentino', 'Maria Milagros TOLENTINO'],
    ['Ma Isela Chavez Martinez', 'Maria Icela CHAVEZ MARTINEZ'],
    ['Fco. Javier Ramírez Soto', 'Francisco Javier RAMIREZ SOTO'],
    ['Juan Glez. Rguez.', 'Juan González Rodríguez'],
    ['Wm. Blake', 'William Blake'],
    ['Moch. Achwan', 'Mochammad Achwan'],
  ]);

  itTellsApart([
    ['Mg Mg Kyaw', 'Mg Mg Thein'],
    ['Ma Yun', 'Maria Yun'],
    ['Ma Jun', 'Maria Juncosa'],
    ['Wm. Blake', 'Walter Blake'],
    ['Fco. Ramírez', 'Fernando Ramírez'],
  ]);
});

describe('titles of generals and of scholars', () => {
  itMatches([
    ['Sardar Sartip Mohammad Pakpour', 'PAKPOUR, Mohammad'],
    ['Gral. en Jefe Vladimir Padrino', 'Vladimir Padrino'],
    ['Shaikh-Al-Hadith Mawlawi Abdul-Hakim Sharei', 'Abdul Hakim Sharei'],
    ['Molana Masood Azhar', 'Masood Azhar'],
  ]);

  itTellsApart([
    ['Sardar Sartip Mohammad Pakpour', 'PAKPOUR, Hossein'],
    ['Shaikhul Hadis Abdul Hakim Sharei', 'Abdul Hakim Haqqani'],
  ]);
});
