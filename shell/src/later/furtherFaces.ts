import '@site/shared/font/further.script.css';
