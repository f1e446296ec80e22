export const PASSWORD = 'Str0ng_pass!';
export const OFFICER = 'officer@example.com';
export const READER = 'reader@example.com';
/** Has not seen the notice in force. */
export const RETURNER = 'returner@example.com';
export const REVIEW_CONTENT = {
  press_groups: [{ name: 'Site Alpha' }],
  users: [
    { email: OFFICER, first_name: 'Olga', last_name: 'Verdi', groups: ['administrator_press_room'] },
    { email: READER, first_name: 'Rosa', last_name: 'Neri', groups: ['user_press_room'] },
    {
      email: RETURNER,
      first_name: 'Elia',
      last_name: 'Cotto',
      groups: ['user_press_room'],
      consents: { notice: false },
    },
  ].map((person) => ({ ...person, password: PASSWORD })),
};
