import { pressOn, typeInto } from './keys.ts';
import { Reader } from './reader.ts';
import { expect, test } from './review-site.ts';

test.describe('With the keyboard alone', { tag: '@desktop' }, () => {
  test('a new privacy notice is answered on the way to what was wanted', async ({ page, returner }) => {
    const reader = new Reader(page, 'en');
    await page.goto('/#/account/login?redirect=%2Fpress-kit');
    await signIn(reader, returner);
    await expect(page).toHaveURL(/user-privacy\?redirect=/);
    const press = page.getByRole('radiogroup', { name: reader.say('privacy.dataProcessing.title') });
    const marketing = page.getByRole('radiogroup', { name: reader.say('privacy.marketing.title') });
    await pressOn(reader.button('account.signUp.submit'));
    await expect(press.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Space');
    await pressOn(marketing.getByRole('radio').first(), 'Space');
    await page.keyboard.press('ArrowRight');
    await expect(marketing.getByLabel(reader.say('privacy.refuse'))).toBeChecked();
    await pressOn(page.getByRole('checkbox', { name: reader.say('privacy.confirm') }), 'Space');
    await pressOn(reader.button('account.signUp.submit'));
    await expect(page).toHaveURL(/#\/press-kit$/);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('who was refused reads why and asks again', async ({ page, register, decide, officer }, {
    testId,
    retry,
  }) => {
    const reader = new Reader(page, 'en');
    const email = `ivo.${testId}.${retry}@example.com`;
    await register(email, { first_name: 'Ivo', last_name: 'Biscotto' });
    await decide(email, 'refuse', 'No newspaper is named');
    await page.goto('/#/account/login');
    await signIn(reader, { ...officer, email });
    await expect(reader.text('account.accreditation.refused')).toBeVisible();
    await expect(reader.text('account.accreditation.pending')).toHaveCount(0);
    await expect(page.getByRole('main').getByText('No newspaper is named')).toBeVisible();
    await pressOn(reader.button('account.accreditation.ask'));
    await expect(reader.text('account.accreditation.pending')).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
    // Other journeys in this press room count who waits.
    await decide(email, 'approve');
  });
});

async function signIn(reader: Reader, login: { email: string; password: string }): Promise<void> {
  await typeInto(reader.field('account.email.label'), login.email);
  await typeInto(reader.field('account.password.label'), login.password);
  await pressOn(reader.button('account.login.submit'));
}
