/** What the service is called wherever a person reads it: in the console, in mails, by agents. */
export const PRODUCT = 'Sanctions screening';
