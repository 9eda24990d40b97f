import { offersSignIn, privacyOf, type SiteConfig } from '@site/shared/contracts';

/** Treatment of personal data, with the facts that the LGPD demands (art. 9, I, II and V). */
export interface TreatmentFacts {
  readonly title: string;
  readonly data: string;
  readonly purpose: string;
  /** With the article of the law. */
  readonly basis: string;
  readonly duration: string;
  readonly recipients: string;
}

export function treatmentsOf(config: SiteConfig): readonly TreatmentFacts[] {
  const privacy = privacyOf(config);
  return [
    {
      title: 'Mensagens dos formulários',
      data: 'Nome, e-mail, telefone (se você informar), assunto, mensagem, meio preferido de resposta e a página de onde a mensagem veio, com os produtos do carrinho quando ela vem de lá.',
      purpose: 'Responder a você e preparar um orçamento ou uma visita.',
      basis: 'Procedimentos preliminares a um contrato, a seu pedido (LGPD, art. 7º, V).',
      duration: `No servidor, até a entrega ao nosso e-mail. Se a entrega falhar, no máximo ${days(privacy.undeliveredDays)}; se parecer spam, ${days(privacy.spamDays)}. No nosso e-mail, ${months(privacy.mailboxMonths)}.`,
      recipients: 'O provedor do nosso e-mail e o do servidor, que guardam os dados para nós.',
    },
    ...(offersSignIn(config) ? [account] : []),
    {
      title: 'Conversas pelo WhatsApp',
      data: 'Seu número, seu nome de perfil e o que você escrever. O site só abre a conversa, depois que você toca no botão.',
      purpose: 'Responder a você.',
      basis: 'Procedimentos preliminares a um contrato, a seu pedido (LGPD, art. 7º, V).',
      duration: `Com a empresa, ${months(privacy.mailboxMonths)}.`,
      recipients:
        'A Meta, dona do WhatsApp, conforme a política de privacidade dela. Pode haver transferência internacional.',
    },
    {
      title: 'Funcionamento do site',
      data: 'Versões das partes da página, falhas e tempos de carregamento, sem nome, endereço IP ou outra identificação. Para contar cada visita uma vez, o programa do site lê o endereço IP e o mantém só na memória.',
      purpose: 'Corrigir falhas, retirar uma versão que falha e impedir abusos.',
      basis: 'Legítimo interesse em manter o site seguro e funcionando (LGPD, art. 7º, IX).',
      duration:
        'As contagens não identificam ninguém. O endereço IP, até um dia para impedir abusos, ou enquanto duas versões do site são comparadas.',
      recipients: 'Ninguém.',
    },
    {
      title: 'Registros de acesso',
      data: 'Endereço IP, data e hora do acesso e a página pedida, onde a hospedagem os registra.',
      purpose: 'Cumprir a lei e investigar ataques.',
      basis: 'Obrigação legal (LGPD, art. 7º, II; Marco Civil da Internet, Lei 12.965/2014, art. 15).',
      duration: `${capital(days(privacy.logDays))}.`,
      recipients: 'O provedor de hospedagem e, por ordem judicial, as autoridades.',
    },
  ];
}

const account: TreatmentFacts = {
  title: 'Conta',
  data: 'Nome, e-mail e senha, que não podemos ler. Se você entra com o Google: nome, e-mail e foto do perfil.',
  purpose: 'Reconhecer você quando entra.',
  basis: 'Execução do contrato de uso da conta, a seu pedido (LGPD, art. 7º, V).',
  duration: 'Até você excluir a conta, em Meus pedidos.',
  recipients:
    'O Google (Firebase Authentication), que guarda a conta para nós, também em servidores fora do Brasil (LGPD, art. 33).',
};

const days = (count: number) => (count === 1 ? '1 dia' : `${count} dias`);
const months = (count: number) => (count === 1 ? '1 mês' : `${count} meses`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
