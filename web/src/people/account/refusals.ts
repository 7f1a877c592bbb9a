/** Which refusals are about which field. */

export const ABOUT_NAME = ['name-taken', 'name-length', 'name-characters'] as const;
export const ABOUT_NEW_PASSWORD = ['password-length'] as const;
export const ABOUT_PASSWORD = ['wrong-name-or-password', 'too-many-attempts'] as const;
export const ABOUT_PERSON = ['no-such-person', 'nothing-changes', 'too-many-friends'] as const;
