/**
 * Builds the URL of a chat with the company, with the quote text of spec 1.
 *
 * @param whatsapp country code, area code and number, digits only
 * @param service text in the message, such as `Projetos de incêndio`; without it the chat starts empty
 */
export function chatLink(whatsapp: string, service?: string): string {
  const chat = `https://wa.me/${whatsapp}`;
  if (service === undefined) return chat;
  return `${chat}?text=${encodeURIComponent(`Olá, gostaria de um orçamento para ${service}`)}`;
}
