export { Button, ButtonLink, ExternalButtonLink } from './Button';
export { FieldError, FormStatus, RadioGroup, ServerAnswer, TextArea, TextField, } from './Field';
export { formatWhileTyping } from './formatWhileTyping';
export * from './icons';
export { Badge, Container, Eyebrow, PageBanner, Section, SectionHeading, VisuallyHidden, } from './layout';
export { Modal, withoutCommands } from './Modal';
export { Picture, pictureSource } from './Picture';
export { staticContent, useIsTakenOver, useStaticContent } from './staticContent';
export { useValidatedForm } from './useValidatedForm';
