export default () => <p>Carregado depois</p>;
