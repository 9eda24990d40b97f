export { contactsReport } from './contactsReport';
export { addContacts, type Contacts, type ContactsOptions, type DroppedPress } from './contactsService';
