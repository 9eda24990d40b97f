import { useLocation } from '@site/shared';
import { sentNumberId, sentNumberText } from '@site/shared/forms';
import { useEffect, useState } from 'react';
import styles from './ContactSentPage.module.css';

/** Number of the sent message. The server writes it into the HTML; on other hosts the address shows it after hydration. */
export function SentNumber() {
  const { search } = useLocation();
  const [text, setText] = useState('');
  useEffect(() => setText(sentNumberText(search)), [search]);
  return (
    <p id={sentNumberId} className={styles.number} suppressHydrationWarning>
      {text}
    </p>
  );
}
