import { type FormEvent, useState } from 'react'
import { LENGTH } from '../../contract/limits.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { accountWords } from '../words/account.ts'
import styles from './AccountSettings.module.css'
import { fieldsOf, useChangePassword } from './account.ts'
import { checkNewPassword } from './check.ts'
import { Setting } from './Setting.tsx'

const { password: words } = accountWords
const EMPTY = { oldPassword: '', newPassword: '' }

export function PasswordSetting({ username }: { username: string }) {
  const [isOpen, setOpen] = useState(false)
  const [form, setForm] = useState(EMPTY)
  const [wasTried, setTried] = useState(false)
  const change = useChangePassword()
  const refused = fieldsOf(change.error)
  const wrong = wasTried ? checkNewPassword(form.newPassword) : undefined

  function close() {
    setOpen(false)
    setForm(EMPTY)
    setTried(false)
    change.reset()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (change.isPending || checkNewPassword(form.newPassword)) return
    change.mutate(form, { onSuccess: close })
  }
  const input = (name: keyof typeof EMPTY) => ({
    type: 'password',
    name,
    value: form[name],
    required: true,
    maxLength: LENGTH.password.max,
    onChange: ({ target }: { target: { value: string } }) => {
      change.reset()
      setForm({ ...form, [name]: target.value })
    },
  })
  return (
    <Setting
      title={words.title}
      says={words.says}
      action={words.open}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={close}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <Username is={username} />
        <Field
          label={words.old}
          {...input('oldPassword')}
          autoComplete="current-password"
          error={refused.oldPassword}
          autoFocus
        />
        <Field
          label={words.fresh}
          {...input('newPassword')}
          autoComplete="new-password"
          error={wrong ?? refused.newPassword}
        />
        <Button type="submit" wide busy={change.isPending}>
          {words.submit}
        </Button>
      </form>
    </Setting>
  )
}

/** For password managers, which would otherwise not know whose password this is. */
export const Username = ({ is }: { is: string }) => (
  <input type="text" name="username" value={is} autoComplete="username" readOnly hidden />
)
