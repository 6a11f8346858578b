import assert from 'node:assert/strict';
import { score } from '../score-pair.ts';

/** Pairs of two people's names, and beside each rule pairs of one person's, for which it is not meant. */
const RULES: Readonly<
  Record<
    string,
    { others: readonly (readonly [string, string])[]; same: readonly (readonly [string, string])[] }
  >
> = {
  'syllables of Korean given names': {
    others: [
      ['Han Sang-jin', 'Han Seung-jin'],
      ['Park Jang-ho', 'Park Jeong-ho'],
      ['Lee Geon-woo', 'Lee Geun-woo'],
    ],
    same: [
      ['Han Seung-jin', 'Han Sung-jin'],
      ['Park Jeong-ho', 'Park Jung-ho'],
      ['Lee Geon-woo', 'Lee Gun-woo'],
    ],
  },
  'given names a letter apart': {
    others: [
      ['Takeshi Kumagae', 'Takashi KUMAGAE'],
      ['Salma Tareen', 'Salman TAREEN'],
      ['Fatima Benslimane', 'Fatiha BENSLIMANE'],
    ],
    same: [
      ['Takashi Kumagai', 'Takashi KUMAGAE'],
      ['Salman Tarin', 'Salmaan TAREEN'],
      ['Fatma Benslimane', 'Fatima BENSLIMANE'],
    ],
  },
  'given names that begin otherwise': {
    others: [['Goran Hadžić', 'HADŽIĆ, Zoran']],
    same: [
      ['Goran Hadzic', 'Hadžić, Goran'],
      ['Zoran Hadzhich', 'Zoran Hadžić'],
    ],
  },
  'syllables in Hangul': {
    others: [
      ['김영철', '김용철'],
      ['리영수', '리용수'],
    ],
    same: [
      ['김영철', 'Kim Yong-chol'],
      ['김용철', 'Kim Yong-chol'],
      ['리영호', '이영호'],
    ],
  },
  'names of God': {
    others: [
      ['Abdul Qadir Gladkikh', 'Abdul Qahir Gladkikh'],
      ['Abdul Karim Haddad', 'Abdul Rahim Haddad'],
      ['Abdul Hakim Haddad', 'Abdul Halim Haddad'],
    ],
    same: [
      ['Abdelkader Haddad', 'Abdul Qadeer Haddad'],
      ['Abdul Aziz Haddad', 'Abdulazeez Haddad'],
    ],
  },
  'what is said to be of God': {
    others: [
      ['Hamidullah', 'Habibullah'],
      ['Asadullah', 'Saadullah'],
      ['Rahimullah Khan', 'Karimullah Khan'],
    ],
    same: [
      ['Hamidullah', 'Hamedullah'],
      ['Asadullah Khan', 'Assadullah Khan'],
      ['Zabihullah Khan', 'Zabiullah Khan'],
    ],
  },
  'consonants that no language writes for one another': {
    others: [['Ivan Pushin', 'Ivan Putin']],
    same: [
      ['Ivan Schukow', 'Ivan Zhukov'],
      ['Luis Guzman', 'Luiz Gusman'],
      ['Serhii Gladkikh', 'Sergei Gladkikh'],
    ],
  },
  'a rank that is a family name': {
    others: [['Coronel Luis Gladkikh', 'CORONEL GLADKIKH, Ignacio']],
    same: [
      ['Ignacio Coronel', 'CORONEL VILLARREAL, Ignacio'],
      ['Nacho Coronel', 'CORONEL VILLARREAL, Ignacio'],
      ['Coronel Luis Gladkikh', 'GLADKIKH, Luis'],
    ],
  },
  'syllables of Korean names': {
    others: [
      ['Jo Il Chun', 'Jon Il Chun'],
      ['Pak Pong Jun', 'PAK, Pong Ju'],
    ],
    same: [
      ['Ri Su Yon', 'RI, Su Yong'],
      ['Kim Yon Chol', 'Kim Yong Chol'],
      ['Jo Chol Song', 'Jo Cho Song'],
    ],
  },
  'short forms of Hebrew names': {
    others: [
      ['דני לוי', 'David Levy'],
      ['Avi Gladkikh', 'Uri Gladkikh'],
    ],
    same: [
      ['דן לוי', 'Daniel Levy'],
      ['Moti Gladkikh', 'Mordechai Gladkikh'],
      ['Yossi Levy', 'יוסף לוי'],
    ],
  },
  'endings a letter apart': {
    others: [
      ['Pavel Timchenkov', 'Timchenko, Pavel'],
      ['Igor Kovalenko', 'Igor Kovalenkov'],
      ['Karl Müllner', 'Karl Müller'],
      ['Hans Lindner', 'Hans Linder'],
      ['Goran Babić', 'Goran Babik'],
      ['Горан Бабић', 'Goran Babik'],
    ],
    same: [
      ['Oksana Kovalenko', 'Oksana Kovalenco'],
      ['Petra Kellner', 'Petra Kelner'],
      ['Goran Petrović', 'Goran Petrovik'],
      ['Горан Бабић', 'Goran Babich'],
      ['Wanger Group', 'Wagner Group'],
    ],
  },
  'ends in scripts without short vowels': {
    others: [
      ['محمد الأسدي', 'Mohammed al-Assad'],
      ['علی رضایی', 'Ali Razavi'],
      ['خالد الحبيب', 'Khalid al-Habibi'],
      ['مهدی موسوی', 'Mehdi Mousa'],
    ],
    same: [
      ['محمد الأسدي', 'Mohammed al-Asadi'],
      ['محمد الأسد', 'Mohammed al-Assad'],
      ['علی رضوی', 'Ali Razavi'],
      ['مهدی موسوی', 'Mehdi Mousavi'],
      ['דוד לוי', 'David Levy'],
      ['خسرو وفایی', 'Khosrow Vafaei'],
    ],
  },
  'names of the Maghreb as French writes them': {
    others: [['Kamal Sahraoui', 'Kamal Sahli']],
    same: [
      ['Kamal Sahraoui', 'Kamal Sahrawi'],
      ['Youssef Alaoui', 'Yusuf Alawi'],
      ['Youssef Alaoui', 'يوسف العلوي'],
      ['Mohammed Alamin', 'Mohammed al-Amin'],
    ],
  },
  'a consonant between vowels': {
    others: [['Duran Kalkavan', 'KALKAN, Duran']],
    same: [['Daud Gladkikh', 'Davud Gladkikh']],
  },
  'servant of, in Persian': {
    others: [
      ['Hossein Gladkikh', 'GLADKIKH, Gholamhossein'],
      ['Reza Soltani', 'SOLTANI, Gholamreza'],
    ],
    same: [
      ['Gholam Hossein Gladkikh', 'GLADKIKH, Gholamhossein'],
      ['Hossein Gladkikh', 'GLADKIKH, Mohammad Hossein'],
    ],
  },
  'an initial and a given name': {
    others: [
      ['John R. Gladkikh', 'GLADKIKH, Robert John'],
      ['Carlos A. Lopez', 'LOPEZ, Alvaro Carlos'],
    ],
    same: [
      ['R. John Gladkikh', 'GLADKIKH, Robert John'],
      ['Robert J. Gladkikh', 'GLADKIKH, Robert John'],
      ['Gladkikh R. John', 'GLADKIKH, Robert John'],
    ],
  },
  'family names and given names a letter apart': {
    others: [
      ['Vladislav Surikov', 'SURKOV, Vladislav Yurievich'],
      ['Dmitry Rogozhin', 'ROGOZIN, Dmitry Olegovich'],
      ['Anna Rogozhina', 'Anna Rogozina'],
      ['Mahir al-Aswad', 'AL-ASAD, Mahir'],
      ['Nicolás Madero', 'MADURO MOROS, Nicolas'],
      ['Joseph Koné', 'KONY, Joseph'],
    ],
    same: [
      ['Vladislav Surkow', 'SURKOV, Vladislav Yurievich'],
      ['Dmitry Rogosin', 'ROGOZIN, Dmitry Olegovich'],
      ['Mahir al-Assad', 'AL-ASAD, Mahir'],
      ['Joseph Kony', 'KONY, Joseph'],
    ],
  },
  'short forms of given names': {
    others: [
      ['Lupe Zarnovski', 'ZARNOVSKI, Luis'],
      ['Mimmo Zarnovski', 'ZARNOVSKI, Massimo'],
      ['Lyosha Zarnovski', 'ZARNOVSKI, Leonid'],
      ['Jurek Zarnovski', 'ZARNOVSKI, Julian'],
    ],
    same: [
      ['Lupe Zarnovski', 'ZARNOVSKI, Guadalupe'],
      ['Mimmo Zarnovski', 'ZARNOVSKI, Domenico'],
      ['Lyosha Zarnovski', 'ZARNOVSKI, Aleksei'],
      ['Jurek Zarnovski', 'ZARNOVSKI, Jerzy'],
    ],
  },
};

describe('names that are other names', () => {
  for (const [rule, { others, same }] of Object.entries(RULES))
    describe(rule, () => {
      for (const [a, b] of others)
        it(`${a} is not ${b}`, () => {
          assert.ok(score(a, b) < 0.5, String(score(a, b)));
          assert.ok(score(b, a) < 0.5, String(score(b, a)));
        });
      for (const [a, b] of same)
        it(`${a} is ${b}`, () => {
          assert.ok(score(a, b) >= 0.6, String(score(a, b)));
          assert.ok(score(b, a) >= 0.6, String(score(b, a)));
        });
    });
});
