// Numbers as people write them in Portuguese. The form and the server read and show them by this module.

/** Digits in any width, without spaces at the ends and without invisible characters of copied texts. */
const plain = (text) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();

export const numbers = {
  /** Amount of money (BRL). */
  money: {
    wanted: 'escreva o valor em reais, com vírgula antes dos centavos, por exemplo 1.290,00 ou 612,90',
    /** Null for a text that is no amount above zero, or that may mean two: `2.389` needs its cents. */
    read(text) {
      const amount = plain(text).replace(/^R\$\s*/i, '');
      if (!/^(?:[1-9]\d{0,6}(?:,\d{1,2})?|0,\d{1,2}|[1-9]\d{0,2}(?:\.\d{3}){1,2},\d\d)$/.test(amount)) return null;
      const number = Number(amount.replaceAll('.', '').replace(',', '.'));
      return number > 0 && number < 10_000_000 ? number : null;
    },
    write: (number) => `R$ ${number.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
  },
  count: {
    wanted: 'escreva um número inteiro, só com algarismos, por exemplo 12',
    read: (text) => (/^\d{1,6}$/.test(plain(text)) ? Number(plain(text)) : null),
    write: String,
  },
};
