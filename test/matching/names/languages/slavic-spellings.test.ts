import { itMatches, itTellsApart } from '../score-pair.ts';

describe('spellings of Slavic names', () => {
  itMatches([
    ['Ruslan Abdulvachijevitj Letjchadzjijev', 'Ruslan Abdulvakhievich LECHKHADZHIEV'],
    ['Igor Jurevitsj Korottsjenko', 'Igor Yurievich KOROTCHENKO'],
    ['Natalija Anatolijivna Psjenytjna', 'Natalya Anatolyevna PSHENICHNAYA'],
    ['Aleksandr Petrovich Vetenevich', 'Aliaksandr Piatrovich VETSIANEVICH'],
    ['Aleksandr Vladimirovitj Dokutjits', 'Aliaksandr Uladzimirovich DAKUCHYTS'],
    ['Denis Anatolievich Tolstenkov', 'Dzianis Anatolievich TAUSTSIANKOU'],
    ['Ruslan Chikmetovitj Masjadzeu', 'Ruslan Khikmetovich MASHADIYEV'],
    ['Ina Leanidauna Paulouskaja', 'Inna Leonidovna PAVLOVSKAYA'],
    ['Aleksei Mozhovy', 'Aleksey MOZGOVOY'],
    ['Павел Николаевич Лёгкий', 'Pavel Nikolaevich LIOHKI'],
    ['Vladimir Tjyzjov', 'Vladimir CHIZHOV'],
    // As Czechs call women.
    ['Elena Anatolievna Lenskajová', 'Elena Anatolievna LENSKAYA'],
    ['Iryna Akulovičová', 'Irina Borisovna AKULOVICH'],
    ['Anastasia Suprjagová', 'Anastasia Ivanovna SUPRYAGA'],
    ['Svjatlana Bandarenková', 'Svetlana Aleksandrovna BONDARENKO'],
    ['Ľudmila Sciapanavna Vaščanková', 'Ludmila Stiepanovna VASHCHENKO'],
    ['Dzina Kučuková', 'Dina KUCHUK'],
    // Latvians as Russians write them, and the other way round.
    ['Айвар Лембергс', 'LEMBERGS, Aivars'],
    // Estonian, and a father's name in front.
    ['Dmitri Jevgenjevitš Samoilov', 'Dmitry Evgenievich SAMOILOV'],
    ['Nikolai Tšaika', 'Nikolai CHAIKA'],
    ['Anatolyevich Vitalii Markelov', 'Vitaliy Anatolyevich MARKELOV'],
    ['Abramovich Roman', 'Roman Arkadyevich ABRAMOVICH'],
    ['Sergejs Žeļezņaks', 'ZHELEZNYAK, Sergei Vladimirovich'],
  ]);

  itTellsApart([
    ['Petro Poroshenko', 'Petro Parashchenko'],
    ['Sergei Volk', 'Sergei Valkov'],
    ['Anatolyevich Vitalii Markelov', 'Vitaliy Petrovich MARKELOV'],
    ['Oleg Tolstov', 'Oleg Taustov'],
    ['Ivan Dolgov', 'Ivan Dergov'],
    ['Petra Kvitová', 'Petr Kvit'],
    ['Anna Petrová', 'Anna Petrenko'],
    ['Andrei Akulovich', 'Anna Akulovičová'],
    ['Айгар Калвитис', 'LEMBERGS, Aivars'],
  ]);
});
