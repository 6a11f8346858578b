/** Firms that are known all over by one word, which is somebody's name, a word of some language or short. */
export const WELL_KNOWN_FIRMS: ReadonlySet<string> = new Set(
  (
    'kaspersky kalashnikov antonov ilyushin yakovlev sukhoi mikoyan lukoil sibur novatek baykar bayraktar roketsan aselsan tusas havelsan mapna saipa ' +
    'khodro zarubezhneft fincantieri airbus boeing embraer thales dassault rheinmetall leonardo siemens bosch honda toyota hyundai samsung ' +
    'hanwha daewoo xiaomi lenovo tencent alibaba baidu megvii yitu dahua inspur sugon phytium loongson nuctech cytrox intellexa candiru'
  ).split(' '),
);
