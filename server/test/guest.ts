/** An invited person. */
export const GUEST = {
  email: 'Marco@Example.com',
  first_name: 'Marco',
  last_name: 'Bianchi',
  language: 'it',
  groups: ['user_press_room'],
};
