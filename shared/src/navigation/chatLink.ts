/** Text of spec 1. @param whatsapp digits only, with country code @param service without it the chat starts empty */
export function chatLink(whatsapp: string, service?: string): string {
  const chat = `https://wa.me/${whatsapp}`;
  if (service === undefined) return chat;
  return `${chat}?text=${encodeURIComponent(`Olá, gostaria de um orçamento para ${service}`)}`;
}
