import styles from './Greeting.script.module.css';

/** ms */
const shownFor = 8_000;

/** Greets above the page, on small screens too, whose header does not. The greeting outlives the page that it follows. */
export function greet(text: string): void {
  const greeting = document.createElement('p');
  greeting.className = styles.greeting ?? '';
  greeting.setAttribute('role', 'status');
  document.body.append(greeting);
  // Screen readers announce changes of a region, not a new region.
  setTimeout(() => {
    greeting.textContent = text;
  }, 100);
  setTimeout(() => greeting.remove(), shownFor);
}
