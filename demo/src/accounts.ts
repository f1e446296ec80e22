import type { DemoAccount } from './types.ts';

/** Fictional people, one for each group and one whom no group admits. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'giornalista@example.com',
    first_name: 'Ginevra',
    last_name: 'Tornielli Ausa',
    language: 'it',
    groups: ['user_press_room'],
  },
  {
    email: 'journalist@example.com',
    first_name: 'Edith',
    last_name: 'Harrowgate',
    language: 'en',
    groups: ['user_press_room'],
  },
  {
    email: 'agente@example.com',
    first_name: 'Duccio',
    last_name: 'Fornarini Bo',
    language: 'it',
    groups: ['agent_press_room_external_company'],
  },
  {
    email: 'azienda@example.com',
    first_name: 'Ilaria',
    last_name: 'Cottolengo Riva',
    language: 'it',
    groups: ['administrator_press_room_external_company'],
  },
  {
    email: 'redazione@example.com',
    first_name: 'Anselmo',
    last_name: 'Smaltini',
    language: 'it',
    groups: ['administrator_press_room'],
  },
  {
    email: 'associate@example.com',
    first_name: 'Noemi',
    last_name: 'Argilloni',
    language: 'it',
    groups: ['administrator_press_room', 'administrator_associated_companies'],
  },
  {
    email: 'amministratore@example.com',
    first_name: 'Teodora',
    last_name: 'Fiammenghi',
    language: 'it',
    groups: ['administrator_global'],
  },
  {
    email: 'esterno@example.com',
    first_name: 'Ruggero',
    last_name: 'Bistugi',
    language: 'it',
    groups: ['administrator_associated_companies'],
  },
];
