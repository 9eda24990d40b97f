const days: Readonly<Record<string, string>> = {
  segunda: 'Mo',
  terça: 'Tu',
  quarta: 'We',
  quinta: 'Th',
  sexta: 'Fr',
  sábado: 'Sa',
  domingo: 'Su',
};

const oneRange =
  /^(\p{L}+)(?:-feira)? (?:a|à|até) (\p{L}+)(?:-feira)?,? (?:das|de) (\d\d?)(?::|h)?(\d\d)?h? (?:às|a|até) (\d\d?)(?::|h)?(\d\d)?h?$/u;

/** 'Segunda a sexta, das 8:00 às 17:00' → `Mo-Fr 08:00-17:00` (https://schema.org/openingHours); undefined for other texts. */
export function openingHours(text: string): string | undefined {
  const [, first = '', last = '', opens = '', minutes = '00', closes = '', lastMinutes = '00'] =
    oneRange.exec(text.toLowerCase()) ?? [];
  const [from, to] = [days[first], days[last]];
  if (!from || !to) return undefined;
  return `${from}-${to} ${opens.padStart(2, '0')}:${minutes}-${closes.padStart(2, '0')}:${lastMinutes}`;
}
