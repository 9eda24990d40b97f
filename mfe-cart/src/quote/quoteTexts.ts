const units = (count: number): string => (count === 1 ? '1 item' : `${count} itens`);

export const quoteTexts = {
  units,
  title: (count: number): string =>
    count === 1 ? 'Peça o orçamento deste item' : `Peça o orçamento destes ${units(count)}`,
  more: (count: number): string => `e mais ${units(count)}`,
} as const;
