import { label } from './labels';

test.each([
  ['preco', 'Preço'],
  ['descricaoDaImagem', 'Descrição da imagem'],
  ['sobConsulta', 'Sob consulta'],
  ['pagina-inicio', 'Página início'],
  ['regioes', 'Regiões'],
  ['pressao', 'Pressão'],
  ['secoes', 'Seções'],
  ['pqs-abc', 'PQS ABC'],
  ['co2', 'CO₂'],
  ['meus-pedidos', 'Meus pedidos'],
  ['whatsapp', 'WhatsApp'],
])('%s is labelled %s', (name, expected) => {
  expect(label(name)).toBe(expected);
});
