import type { ContactType } from '../../src/matching/contacts/contact-field.ts';

/** A value sent, a value recorded (with the countries of its party), and the score they must have; 0 for no match. */
export interface ContactCase {
  readonly rule: string;
  readonly type: ContactType;
  readonly sent: string;
  readonly recordedAs: ContactType;
  readonly recorded: string;
  readonly countries?: readonly string[];
  readonly score: 1 | 0.9 | 0;
}

type Row = readonly [rule: string, sent: string, recorded: string, score: 1 | 0.9 | 0];

const rows = (type: ContactType, recordedAs: ContactType, cases: readonly Row[]): readonly ContactCase[] =>
  cases.map(([rule, sent, recorded, score]) => ({ rule, type, sent, recordedAs, recorded, score }));

const EMAILS: readonly Row[] = [
  ['the same address', 'office@rosprim.example', 'office@rosprim.example', 1],
  ['case', 'Office@ROSPRIM.example', 'office@rosprim.example', 1],
  ['a display name', 'Sales Office <office@rosprim.example>', 'office@rosprim.example', 1],
  ['a quoted display name', '"Office, Sales" <office@rosprim.example>', 'office@rosprim.example', 1],
  ['mailto', 'mailto:office@rosprim.example?subject=Hi', 'office@rosprim.example', 1],
  ['a label on the listed side', 'office@rosprim.example', 'E-mail: office@rosprim.example', 1],
  ['several in one cell', 'b@rosprim.example', 'a@rosprim.example; b@rosprim.example', 1],
  ['several in one cell, slash', 'b@rosprim.example', 'a@rosprim.example / b@rosprim.example', 1],
  ['IDN and punycode', 'info@münchen.example', 'info@xn--mnchen-3ya.example', 1],
  ['full-width letters', 'ｏｆｆｉｃｅ＠rosprim.example', 'office@rosprim.example', 1],
  ['invisible characters', 'office\u200b@rosprim.example', 'office@rosprim.example', 1],
  ['a closing full stop', 'office@rosprim.example.', 'office@rosprim.example', 1],
  ['a public mailbox', 'a.b@gmail.com', 'a.b@gmail.com', 1],
  ['another mailbox of a public provider', 'c@gmail.com', 'a.b@gmail.com', 0],
  ['another mailbox of one domain', 'sales@rosprim.example', 'office@rosprim.example', 0],
  ['a letter more', 'offices@rosprim.example', 'office@rosprim.example', 0],
  ['a tag', 'office+x@rosprim.example', 'office@rosprim.example', 0],
  ['dots of a public mailbox', 'ab@gmail.com', 'a.b@gmail.com', 0],
  ['another top level', 'office@rosprim.test', 'office@rosprim.example', 0],
  ['a domain that ends alike', 'office@notrosprim.example', 'office@rosprim.example', 0],
];

const EMAIL_ON_WEBSITE: readonly Row[] = [
  ['on the domain', 'sales@rosprim.example', 'http://www.rosprim.example/about', 0.9],
  ['on the domain, mail host', 'sales@mail.rosprim.example', 'www.rosprim.example', 0.9],
  ['on the domain of a host below', 'sales@rosprim.example', 'https://shop.rosprim.example', 0.9],
  ['on a registered domain below a registry', 'a@rosprim.co.ir', 'www.rosprim.co.ir', 0.9],
  ['on a registered domain the list does not know', 'a@rosprim.net.kp', 'www.rosprim.net.kp', 0.9],
  ['another owner below one registry', 'a@other.co.ir', 'www.rosprim.co.ir', 0],
  ['another owner below a small registry', 'a@other.net.kp', 'www.rosprim.net.kp', 0],
  ['another domain', 'sales@rosprim.test', 'www.rosprim.example', 0],
  ['a public provider with a site', 'someone@mail.ru', 'http://mail.ru/', 0],
  ['a public provider with a page', 'someone@yandex.ru', 'https://yandex.ru/maps/org/1', 0],
  ['a social network', 'someone@facebook.com', 'https://www.facebook.com/rosprim', 0],
  ['a site builder', 'someone@wordpress.com', 'https://rosprim.wordpress.com', 0],
];

const WEBSITES: readonly Row[] = [
  ['the same host', 'rosprim.example', 'rosprim.example', 1],
  ['www', 'rosprim.example', 'www.rosprim.example', 1],
  ['scheme and path', 'https://rosprim.example/en/contact?x=1#top', 'http://www.rosprim.example/', 1],
  ['port', 'rosprim.example:8080', 'http://rosprim.example', 1],
  ['case', 'WWW.RosPrim.Example', 'rosprim.example', 1],
  ['a closing dot', 'rosprim.example.', 'www.rosprim.example', 1],
  ['back slashes', 'http:\\\\rosprim.example\\en', 'rosprim.example', 1],
  ['IDN and punycode', 'https://роспрйм.рф/', 'xn--i1ageedcf.xn--p1ai', 1],
  ['brackets and a label', 'Website: <www.rosprim.example>', 'www.rosprim.example', 1],
  ['several in one cell', 'b.example', 'www.a.example; www.b.example', 1],
  ['a page of a social network', 'https://m.facebook.com/RosPrim/', 'www.facebook.com/rosprim', 1],
  ['a page in another language', 'https://ru-ru.facebook.com/rosprim?ref=x', 'facebook.com/rosprim', 1],
  ['a channel', 't.me/rosprim', 'https://t.me/RosPrim', 1],
  ['a page known by its number', 'facebook.com/profile.php?id=12&x=y', 'facebook.com/profile.php?id=12', 1],
  ['the site of a builder', 'rosprim.wordpress.com', 'https://rosprim.wordpress.com/about', 1],
  ['the home page of a provider', 'https://www.mail.ru', 'mail.ru', 1],
  ['a host below the same domain', 'shop.rosprim.example', 'www.rosprim.example', 0.9],
  ['a host beside it', 'shop.rosprim.example', 'bank.rosprim.example', 0.9],
  ['a site below a builder’s site', 'blog.rosprim.wordpress.com', 'rosprim.wordpress.com', 0.9],
  ['another page of a social network', 'facebook.com/other', 'www.facebook.com/rosprim', 0],
  ['another number', 'facebook.com/profile.php?id=13', 'facebook.com/profile.php?id=12', 0],
  ['the social network itself', 'facebook.com', 'www.facebook.com/rosprim', 0],
  ['another channel', 't.me/other', 't.me/rosprim', 0],
  ['another shared page', 'sites.google.com/site/other', 'http://sites.google.com/site/rosprim', 0],
  ['another site of a builder', 'other.wordpress.com', 'rosprim.wordpress.com', 0],
  ['another site of a private suffix', 'other.wixsite.com', 'https://rosprim.wixsite.com/home', 0],
  ['another site below blogspot', 'other.blogspot.com', 'rosprim.blogspot.com', 0],
  ['the builder itself', 'wordpress.com', 'rosprim.wordpress.com', 0],
  ['a domain that ends alike', 'notrosprim.example', 'rosprim.example', 0],
  ['a domain that begins alike', 'rosprim.example.com', 'rosprim.example', 0],
  ['another top level', 'rosprim.test', 'rosprim.example', 0],
  ['a registry', 'other.gov.ru', 'fpi.gov.ru', 0],
];

const WEBSITE_ON_EMAIL: readonly Row[] = [
  ['the domain of the e-mail', 'www.rosprim.example', 'office@rosprim.example', 0.9],
  ['a mail host', 'rosprim.example', 'office@mail.rosprim.example', 0.9],
  ['with a path', 'https://rosprim.example/en', 'Office@RosPrim.example', 0.9],
  ['a public provider', 'gmail.com', 'office@gmail.com', 0],
  ['a public provider of one country', 'www.mail.ru', 'office@mail.ru', 0],
  ['a provider under another suffix', 'yahoo.fr', 'office@yahoo.fr', 0],
  ['a shared e-mail relay', 'silibank.com', 'firm@silibank.com', 0],
  ['another domain', 'rosprim.test', 'office@rosprim.example', 0],
];

const PHONES: readonly Row[] = [
  ['the same notation', '+7 (495) 123-45-67', '+7 (495) 123-45-67', 1],
  ['blanks, dots and brackets', '+7.495.1234567', '+7 (495) 123-45-67', 1],
  ['00', '0074951234567', '+7 (495) 123-45-67', 1],
  ['00 on the listed side', '+961 3 380 223', '009613380223', 1],
  ['without plus, with country code', '982188717367', '+98 21 8871 7367', 1],
  ['without plus on the listed side', '+98 21 8871 7367', '982188717367', 1],
  ['brackets around every part', '+98 21 22013392', '(98)(21)(22013392)', 1],
  ['Arabic digits', '٠٠٩٨٢١٨٨٧١٧٣٦٧', '982188717367', 1],
  ['Persian digits', '+۹۸ ۲۱ ۸۸۷۱ ۷۳۶۷', '982188717367', 1],
  ['full-width digits', '＋７４９５１２３４５６７', '+7 495 1234567', 1],
  ['a trunk zero in brackets', '+44 (0)20 7946 0958', '+442079460958', 1],
  ['a label', 'Tel.: +7 495 123-45-67', '+74951234567', 1],
  ['a label on the listed side', '+74951234567', 'Tel.: +7 495 123-45-67', 1],
  ['a fax among others', '+963 11 5667272', 'Tel: +963 11 5667271, Fax: +963 11 5667272', 1],
  ['an extension', '+7 495 123-45-67 ext. 12', '+7 495 123-45-67', 1],
  ['an extension on the listed side', '+850 2 18111', '850 2 18111 ext. 8221', 1],
  ['a further line', '+850 2 381 4432', '+850 2 381 4431/4432', 1],
  ['without country code', '(495) 123-45-67', '+7 495 123-45-67', 0.9],
  ['with a trunk zero', '021 8871 7367', '+98 21 8871 7367', 0.9],
  ['with the trunk eight of Russia', '8 (495) 123-45-67', '+7 495 123-45-67', 0.9],
  ['another number', '+7 495 123-45-68', '+7 495 123-45-67', 0],
  ['another country code', '+1 495 123 4567', '+7 495 123-45-67', 0],
  ['another area', '+7 499 123-45-67', '+7 495 123-45-67', 0],
  ['only the end', '123-45-67', '+7 495 123-45-67', 0],
  ['a digit more', '+98 21 88717 3671', '+98 21 8871 7367', 0],
];

const TIED: readonly ContactCase[] = [
  {
    rule: 'recorded without code, tied to the country',
    sent: '+92 300 8209199',
    recorded: '0300-8209199',
    countries: ['PK'],
    score: 0.9,
  },
  {
    rule: 'recorded without code, several countries',
    sent: '+41 22 736 30 30',
    recorded: '(022) 7363030',
    countries: ['LY', 'CH'],
    score: 0.9,
  },
  {
    rule: 'recorded without code, no country',
    sent: '+92 300 8209199',
    recorded: '0300-8209199',
    countries: [],
    score: 0.9,
  },
  {
    rule: 'recorded and sent alike without code',
    sent: '03008209199',
    recorded: '0300-8209199',
    countries: ['PK'],
    score: 1,
  },
  {
    rule: 'recorded without code, sent without trunk zero',
    sent: '300 8209199',
    recorded: '0300-8209199',
    countries: ['PK'],
    score: 0.9,
  },
  {
    rule: 'recorded with an unlikely number of its country',
    sent: '+850-2-18111-8642',
    recorded: '850-2-18111-8642',
    countries: ['KP'],
    score: 1,
  },
  {
    rule: 'recorded without code, another country',
    sent: '+354 668 3301',
    recorded: '6683301',
    countries: ['PK'],
    score: 0,
  },
  {
    rule: 'recorded without code, another country of equal length',
    sent: '+49 300 8209199',
    recorded: '0300-8209199',
    countries: ['PK'],
    score: 0,
  },
].map((one) => ({ ...one, type: 'phone', recordedAs: 'phone' }) as ContactCase);

const ACROSS: readonly ContactCase[] = [
  {
    rule: 'a website is no phone',
    type: 'phone',
    sent: '+7 495 123-45-67',
    recordedAs: 'website',
    recorded: 'www.74951234567.example',
    score: 0,
  },
  {
    rule: 'an e-mail of digits is no phone',
    type: 'phone',
    sent: '+7 495 123-45-67',
    recordedAs: 'email',
    recorded: '74951234567@rosprim.example',
    score: 0,
  },
];

/** The rules of contact values, case by case. */
export const CONTACT_CASES: readonly ContactCase[] = [
  ...rows('email', 'email', EMAILS),
  ...rows('email', 'website', EMAIL_ON_WEBSITE),
  ...rows('website', 'website', WEBSITES),
  ...rows('website', 'email', WEBSITE_ON_EMAIL),
  ...rows('phone', 'phone', PHONES),
  ...TIED,
  ...ACROSS,
];
