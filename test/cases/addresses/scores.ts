/** Pairs of addresses by what must hold of their score; searched first, listed second. */
export type AddressPair = readonly [searched: string, listed: string];

/** The same address written otherwise: at least 0.8. */
export const SAME: readonly AddressPair[] = [
  ['1 World Trade Center, New York', 'One World Trade Center, New York, NY 10007'],
  ['улица Ленина, д. 5, кв. 12, Москва', '5 Lenina Street, Apt. 12, Moscow, Russia'],
  ['ulitsa Lenina 5-12, Moscow', 'Lenina St. 5, kv. 12, Moscow'],
  ['Kashirskoye shosse 3 korp. 2 str. 4, Moscow', '115230, Moscou, Kashirskoye Shosse, 3K2STR4'],
  ['ul. Zhukovskogo 2, Dubna', 'Zhukovsky Street 2, Dubna'],
  ['ul. Kirova 28, Kerch', '28, Kirov Str., Kerch'],
  ['北京市朝阳区建国门外大街1号', 'No. 1 Jianguomenwai Street, Chaoyang District, Beijing'],
  ['台北市中山區南京東路二段53號', 'No. 53, Section 2, Nanjing East Road, Zhongshan District, Taipei'],
  ['شارع الحمراء 25، بيروت', '25 Hamra Street, Beirut, Lebanon'],
  ['تهران، خیابان ولیعصر، پلاک 12', 'No. 12, Valiasr Street, Tehran, Iran'],
  ['Ερμού 10, Αθήνα', '10 Ermou Street, Athens'],
  ['서울특별시 강남구 테헤란로 152', '152 Teheran-ro, Gangnam-gu, Seoul'],
  ['Hauptstrasse 5, Berlin', 'Haupt Str. 5, 10115 Berlin'],
  ['16 r. de la Paix, Paris', '16 rue de la Paix, 75002 Paris'],
  ['Cra. 7 # 71-21, Bogota', 'Carrera 7 No. 71-21, Bogotá'],
  ['302 Hennessy Road, Hong Kong', '302-8 Hennessy Rd, Hong Kong'],
  ['Room 6, 10/F, CC Wu Building, Hennessy Road', 'CC Wu Building, 10th Floor, Rm 6, Hennessy Rd.'],
  ['Istiklal Caddesi 12, 3. kat, Istanbul', 'Istiklal Cad. No: 12 Kat 3, Istanbul'],
  ['P.O. Box 81465 935, Esfahan', 'PO Box 81465-935, Isfahan, Iran'],
  ['Moscow, Tverskaya 7', 'Tverskaya 7, Moscow'],
  ['10 Dowming Street, London', '10 Downing Street, London'],
  ['Downing Street 10', '10 Downing Street, London'],
  ['Baker Street, London', '221B Baker Street, London'],
  ['12 Mira Street, Elektrostal', '12 Mira Street, Elektrostal, Moscow Region, 144000, Russia'],
];

/** Another building, unit, floor, box, street or town: less than 0.8. */
export const DIFFERENT: readonly AddressPair[] = [
  ['1 World Trade Center', '2 World Trade Center'],
  ['1 World Trade Center, New York, NY 10007', '2 World Trade Center, New York, NY 10007'],
  ['10 Downing Street, London SW1A 2AA', '11 Downing Street, London SW1A 2AA'],
  ['221A Baker Street, London', '221B Baker Street, London'],
  ['Lenina 5, kv. 12, Moscow', 'Lenina 5, kv. 21, Moscow'],
  ['Leningradsky pr. 37A korp. 4, Moscow', 'Leningradsky pr. 37A korp. 14, Moscow'],
  ['10/F, CC Wu Building, Hong Kong', '12/F, CC Wu Building, Hong Kong'],
  ['P.O. Box 8177, Sharjah', 'P.O. Box 8178, Sharjah'],
  ['17th Street, Tehran', '18th Street, Tehran'],
  ['Calle 50, Panama', 'Calle 51, Panama'],
  ['Carrera 7 No. 71-21, Bogota', 'Carrera 7 No. 71-52, Bogota'],
  ['3-2-1 Marunouchi, Tokyo', '3-2-5 Marunouchi, Tokyo'],
  ['North 5th Street 12, Springfield', 'South 5th Street 12, Springfield'],
  ['10 High Street, Oxford', '10 High Street, Cambridge'],
  ['5 Lenina Street, Minsk, Belarus', '5 Lenina Street, Omsk, Russia'],
  ['ul. Pushkina 10, Moscow', 'ul. Lermontova 10, Moscow'],
  ['Unit 5 Budbrooke Road, Warwick', '152 Budbrooke Road, Warwick'],
];

/** Nothing of the street is shared: 0. */
export const UNRELATED: readonly AddressPair[] = [
  ['5 Lenina Street, Moscow, Russia', '12 Tverskaya Street, Moscow, Russia'],
  ['Tehran, Iran', 'No. 44, East Atefi St., Tehran, Iran'],
  ['Moscow', 'Moscow'],
  ['Some Street 5, London', 'London'],
  ['PO Box 12, Dubai', 'PO Box 13, Dubai'],
];
