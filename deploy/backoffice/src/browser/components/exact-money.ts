/** An amount to the cent: what a statement adds up has no rounded parts. */
export const exactMoney = (cents: number, currency: 'HKD' | 'USD'): string => {
  const amount = (Math.abs(cents) / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${cents < 0 ? '−' : ''}${currency === 'HKD' ? 'HK$' : 'US$'}${amount}`;
};
