import { itMatches, itTellsApart } from '../score-pair.ts';

describe('given names of the East Slavs in their languages', () => {
  itMatches([
    ['Ryhor Sakalouski', 'SOKOLOVSKY, Grigory'],
    ['Zmicier Laurenau', 'LAVRENOV, Dmitry'],
    ['Arciom Dubko', 'DUBKO, Artem'],
    ['Yahor Lashuk', 'LASHUK, Egor Ivanovich'],
    ['Bahdan Kuzura', 'KUZURA, Bogdan'],
    ['Yukhym Shkliar', 'SHKLYAR, Efim'],
    ['Yury Halavaty', 'Yuri Golovaty'],
    ['Viktoriia Kruk', 'KRUK, Victoria'],
  ]);

  itTellsApart([
    ['Yahor Lashuk', 'LASHUK, Igor'],
    ['Zmicier Laurenau', 'LAVRENOV, Denis'],
    ['Arciom Dubko', 'DUBKO, Arkady'],
    ['Viktoriia Kruk', 'KRUK, Viktor'],
    ['Oleg Savelyevich Danko', 'Oleg Vasilyevich Danko'],
    ['Ivan Ihorovych Lys', 'Ivan Yehorovych Lys'],
    ['Pavel Ignatyevich Sorin', 'Pavel Gennadyevich Sorin'],
  ]);
});

describe('words of organisations beside the name of a father', () => {
  itMatches([
    ['Natallia Mikalaeuna EISMANT', 'Natalia Nikolayevna EISMONT'],
    ['Petr Olegovich Rakitin', 'RAKITIN Petr Olegovich'],
    ['Gleb Yurievich Uss', 'USS, Gleb'],
    ['Anton Lvovich Ten', 'TEN, Anton'],
  ]);

  itTellsApart([
    ['Natallia Mikalaeuna EISMANT', 'Natalia Nikolayevna BURAK'],
    ['Petr Olegovich Rakitin', 'Petr Olegovich Strelkov'],
    ['Roman Abramovich', 'Roman Abramovich Foundation'],
  ]);
});
