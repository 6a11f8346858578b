/**
 * True for the IMO number of a ship: seven digits, of which the last is the last digit of the sum of the others weighted
 * 7 to 2 (IMO resolution A.1117(30)). IMO company numbers have seven digits too but another check digit.
 */
export function isShipImoNumber(text: string): boolean {
  const digits = text.replace(/^IMO\s*/iu, '').trim();
  if (!/^[5-9]\d{6}$/u.test(digits)) return false;
  const sum = [...digits.slice(0, 6)].reduce((total, digit, index) => total + Number(digit) * (7 - index), 0);
  return sum % 10 === Number(digits.at(-1));
}
