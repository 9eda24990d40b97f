import { preferredContacts } from '@site/shared/contracts';
import { preferredContactLabels } from '@site/shared/forms';

export const preferredContactOptions = preferredContacts.map((value) => ({
  value,
  label: preferredContactLabels[value],
}));
