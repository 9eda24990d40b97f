/**
 * Attributes of both fields for a new password. Apple's generator makes no character of a special class without
 * `passwordrules` (https://developer.apple.com/documentation/security/customizing-password-autofill-rules).
 */
export const newPassword = {
  autoComplete: 'new-password',
  passwordrules: 'minlength: 8; required: lower; required: upper; required: digit; required: [!@#$%^&*(),.?":{}|<>];',
} as const;
