export const PASSWORD = 'Str0ng_pass!';
export const OFFICER = 'officer@example.com';
export const READER = 'reader@example.com';
export const REVIEW_CONTENT = {
  press_groups: [{ name: 'Site Alpha' }],
  users: [
    { email: OFFICER, first_name: 'Olga', last_name: 'Verdi', groups: ['administrator_press_room'] },
    { email: READER, first_name: 'Rosa', last_name: 'Neri', groups: ['user_press_room'] },
  ].map((person) => ({ ...person, password: PASSWORD })),
};
