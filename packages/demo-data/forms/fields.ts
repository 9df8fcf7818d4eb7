import { text } from '../catalogue/text.ts';
import type { DemoFormField, DemoFormRule } from './model.ts';

export const required: DemoFormRule = { type: 'required' };
export const noHtml: DemoFormRule = { type: 'no_html' };
export const atLeast = (additional: number): DemoFormRule => ({ type: 'min_length', additional });
export const atMost = (additional: number): DemoFormRule => ({ type: 'max_length', additional });

/** Fields that several forms ask for in the same words. */
export const nameField: DemoFormField = {
  type: 'text',
  inputType: 'text',
  name: 'name',
  label: text('Naam', 'Name', 'Name'),
  validation: [required, noHtml, atMost(100)],
};

export const emailField: DemoFormField = {
  type: 'email',
  inputType: 'email',
  name: 'email',
  label: text('E-mailadres', 'E-Mail-Adresse', 'Email address'),
  placeholder: text('naam@voorbeeld.nl', 'name@beispiel.de', 'name@example.org'),
  validation: [required, { type: 'email' }],
};

export const telephoneField: DemoFormField = {
  type: 'telephone',
  inputType: 'tel',
  name: 'telephone',
  label: text('Telefoonnummer (als we je mogen bellen)', 'Telefonnummer (falls wir anrufen dürfen)', 'Phone number (if we may call you)'),
  validation: [noHtml, atMost(20)],
};

export const branchField: DemoFormField = {
  type: 'select',
  name: 'branch',
  label: text('Winkel', 'Laden', 'Shop'),
  options: [text('Sittard', 'Sittard', 'Sittard'), text('Roermond', 'Roermond', 'Roermond'), text('Aachen', 'Aachen', 'Aachen')],
  validation: [required],
};
