export { addContacts, type Contacts, type ContactsOptions, type DroppedPress } from './contactsService';
