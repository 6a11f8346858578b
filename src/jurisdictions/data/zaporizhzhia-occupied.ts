import type { Place } from '../place.ts';
import { occupiedGrounds } from './ukraine-grounds.ts';

/** Names, towns and postal codes of Zaporizhzhia region of Ukraine (part held by Russia), and why it is flagged. */
export const ZAPORIZHZHIA_OCCUPIED: Place = {
  id: 'zaporizhzhia_occupied',
  jurisdiction: 'Zaporizhzhia region of Ukraine (part held by Russia)',
  subdivisions: ['UA-23'],
  countries: ['UA', 'RU'],
  heldSideOnly: true,
  grounds: occupiedGrounds('Zaporizhzhia'),
  names: {
    strong: [
      'Zaporizhzhia Oblast',
      'Zaporizhia Oblast',
      'Zaporizka Oblast',
      'Zaporizhzhya Region',
      'Zaporizhzhia Region',
      'Запорізька область',
      'Запорізької області',
    ],
    component: [],
    heldSide: [
      'Zaporozhskaya Oblast',
      'Zaporozhskaya obl',
      'Zaporozhye Region, Russia',
      'Запорожская область',
      'Запорожской области',
      'Запорожская обл',
      'обл Запорожская',
    ],
  },
  regions: {
    strong: [
      'Мелитопольский муниципальный округ',
      'Бердянский муниципальный округ',
      'Melitopol Raion',
      'Berdiansk Raion',
    ],
    context: [],
  },
  towns: [
    {
      use: 'strong',
      spellings: ['Melitopol', 'Melitopil', 'Мелітополь', 'Мелитополь'],
      postalPrefixes: ['723', '2723'],
    },
    {
      use: 'strong',
      spellings: ['Berdiansk', 'Berdyansk', 'Berdjansk', 'Бердянськ', 'Бердянск'],
      postalPrefixes: ['711', '2711'],
    },
    {
      use: 'strong',
      spellings: ['Enerhodar', 'Energodar', 'Енергодар', 'Энергодар'],
      postalPrefixes: ['715', '2715'],
    },
    { use: 'country', spellings: ['Tokmak', 'Токмак'], postalPrefixes: ['717', '2717'] },
    { use: 'region', spellings: ['Polohy', 'Pologi', 'Пологи'] },
    { use: 'region', spellings: ['Vasylivka', 'Vasilyevka', 'Василівка', 'Васильевка'] },
    { use: 'strong', spellings: ['Dniprorudne', 'Dneprorudnoye', 'Дніпрорудне', 'Днепрорудное'] },
    {
      use: 'strong',
      spellings: [
        'Kamianka-Dniprovska',
        'Kamenka-Dneprovskaya',
        'Кам’янка-Дніпровська',
        'Каменка-Днепровская',
      ],
    },
    { use: 'region', spellings: ['Prymorsk', 'Primorsk', 'Приморськ', 'Приморск'] },
    { use: 'strong', spellings: ['Molochansk', 'Молочанськ', 'Молочанск'] },
    { use: 'country', spellings: ['Yakymivka', 'Akimovka', 'Якимівка', 'Акимовка'] },
    { use: 'region', spellings: ['Kyrylivka', 'Kirillovka', 'Кирилівка', 'Кирилловка'] },
    {
      use: 'never',
      spellings: ['Zaporizhzhia', 'Zaporizhia', 'Zaporozhye', 'Zaporozhe', 'Запоріжжя', 'Запорожье'],
    },
    { use: 'never', spellings: ['Orikhiv', 'Orekhov', 'Оріхів', 'Орехов'] },
  ],
  postalCodes: [{ system: 'russia', pattern: /^2(69|7[0-2])\d{3}$/u }],
};
