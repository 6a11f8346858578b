import type { Place } from '../place.ts';
import { occupiedGrounds } from './ukraine-grounds.ts';

/** Names, towns and postal codes of Kherson region of Ukraine (part held by Russia), and why it is flagged. */
export const KHERSON_OCCUPIED: Place = {
  id: 'kherson_occupied',
  jurisdiction: 'Kherson region of Ukraine (part held by Russia)',
  subdivisions: ['UA-65'],
  countries: ['UA', 'RU'],
  heldSideOnly: true,
  grounds: occupiedGrounds('Kherson'),
  names: {
    strong: [
      'Kherson Oblast',
      'Khersonska Oblast',
      'Kherson Region',
      'Херсонська область',
      'Херсонської області',
    ],
    component: [],
    heldSide: [
      'Khersonskaya Oblast',
      'Khersonskaya obl',
      'Kherson Region, Russia',
      'Херсонская область',
      'Херсонской области',
      'Херсонская обл',
      'обл Херсонская',
    ],
  },
  regions: {
    strong: [
      'Генический муниципальный округ',
      'Скадовский муниципальный округ',
      'Henichesk Raion',
      'Skadovsk Raion',
    ],
    context: [],
  },
  towns: [
    {
      use: 'strong',
      spellings: ['Henichesk', 'Genichesk', 'Henitschesk', 'Генічеськ', 'Геническ'],
      postalPrefixes: ['755', '2755'],
    },
    {
      use: 'strong',
      spellings: ['Skadovsk', 'Skadovs’k', 'Скадовськ', 'Скадовск'],
      postalPrefixes: ['757', '2757'],
    },
    {
      use: 'strong',
      spellings: ['Nova Kakhovka', 'Novaya Kakhovka', 'Нова Каховка', 'Новая Каховка'],
      postalPrefixes: ['749', '2749'],
    },
    { use: 'country', spellings: ['Kakhovka', 'Каховка'], postalPrefixes: ['748', '2748'] },
    {
      use: 'strong',
      spellings: ['Oleshky', 'Aleshki', 'Tsiurupynsk', 'Олешки', 'Алёшки', 'Алешки'],
      postalPrefixes: ['751', '2751'],
    },
    {
      use: 'strong',
      spellings: ['Hola Prystan', 'Golaya Pristan', 'Гола Пристань', 'Голая Пристань'],
      postalPrefixes: ['756', '2756'],
    },
    { use: 'strong', spellings: ['Tavriisk', 'Tavriysk', 'Таврійськ', 'Таврийск'] },
    { use: 'region', spellings: ['Chaplynka', 'Chaplinka', 'Чаплинка'] },
    { use: 'strong', spellings: ['Kalanchak', 'Каланчак'] },
    { use: 'region', spellings: ['Novotroitske', 'Novotroitskoye', 'Новотроїцьке', 'Новотроицкое'] },
    {
      use: 'strong',
      spellings: ['Nyzhni Sirohozy', 'Nizhniye Serogozy', 'Нижні Сірогози', 'Нижние Серогозы'],
    },
    {
      use: 'strong',
      spellings: ['Velyka Lepetykha', 'Velikaya Lepetikha', 'Велика Лепетиха', 'Великая Лепетиха'],
    },
    { use: 'region', spellings: ['Lazurne', 'Lazurnoye', 'Лазурне', 'Лазурное'] },
    { use: 'never', spellings: ['Kherson', 'Cherson', 'Херсон'] },
    { use: 'never', spellings: ['Beryslav', 'Berislav', 'Берислав'] },
  ],
  postalCodes: [{ system: 'russia', pattern: /^27[3-5]\d{3}$/u }],
};
