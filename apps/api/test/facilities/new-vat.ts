let numbers = 0;

/** Returns an Italian VAT number that is unique in the test file. */
export function newVat(): string {
  numbers += 1;
  const digits = `${String(numbers).padStart(7, '0')}015`;
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
