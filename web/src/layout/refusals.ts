/** What is wrong in a form is said at its field: below it, described by it, and the field is where one types next. */

import type { Attachment } from 'svelte/attachments';
import type { Refused } from '../wire/types';
import type { Formatter } from '../words/formatter';
import { formatter, shortDay, t } from '../words/language.svelte';
import { tellRefusal } from '../words/tell';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const forgets = new WeakMap<Control, () => void>();
let made = 0;

/** Stands until somebody changes the field, or until what is returned is called. */
function sayAt(field: Control, text: string): () => void {
  forgets.get(field)?.();
  field.id ||= `field-${(made += 1)}`;
  const described = field.getAttribute('aria-describedby');
  const said = Object.assign(document.createElement('p'), { id: `${field.id}-refused`, className: 'refused at-field', textContent: text });
  said.setAttribute('role', 'alert');
  (field.closest('.field-line, label') ?? field).after(said);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', said.id);
  field.focus();
  said.scrollIntoView({ block: 'nearest' });
  const forget = () => {
    said.remove();
    field.removeAttribute('aria-invalid');
    if (described) field.setAttribute('aria-describedby', described);
    else field.removeAttribute('aria-describedby');
    field.removeEventListener('input', forget);
    forgets.delete(field);
  };
  field.addEventListener('input', forget);
  forgets.set(field, forget);
  return forget;
}

/** What the server refused, if it is about this field: `{@attach refusedHere(refused, ['bad-address'])}`; `Rest` says all else. */
export function refusedHere(refused: Refused | null, about: readonly string[], words: Formatter = formatter()): Attachment<Control> {
  return (field) => (refused && about.includes(refused.id) ? sayAt(field, tellRefusal(words, null, refused)) : undefined);
}

let isSaid = false;

/** What the browser refuses before it is sent, in the language of the page: of all fields the first one. */
export function sayInvalid(event: Event): void {
  const field = event.target as Control;
  event.preventDefault();
  if (isSaid) return;
  isSaid = true;
  setTimeout(() => (isSaid = false));
  sayAt(field, problemOf(field));
}

function problemOf(field: Control): string {
  const { validity } = field;
  if (validity.valueMissing) return t('page-field-missing');
  if (validity.typeMismatch) return t(`page-field-${field.type}`);
  const input = field as HTMLInputElement;
  if (validity.rangeUnderflow && input.type === 'date') return t('page-field-not-before', { day: shortDay(Date.parse(input.min) / 1000) });
  if (validity.rangeUnderflow) return t('page-field-low', { low: input.min });
  if (validity.rangeOverflow) return t('page-field-high', { high: input.max });
  return t('page-field-wrong');
}
