import { type FormEvent, type ReactNode, useState } from 'react'
import { LENGTH } from '../../contract/limits.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { recoverWords as words } from '../words/account.ts'
import { auth } from '../words/auth.ts'
import styles from './AuthForm.module.css'
import { fieldsOf, useRecover } from './account.ts'
import { checkNewPassword, checkUsername } from './check.ts'

/** A new password with a recovery code. `help` is what to do without one. */
export function RecoverForm({ onBack, help }: { onBack: () => void; help?: ReactNode }) {
  const [form, setForm] = useState({ username: '', code: '', newPassword: '' })
  const [wasTried, setTried] = useState(false)
  const recover = useRecover()
  const refused = fieldsOf(recover.error)
  const wrong = {
    username: checkUsername(form.username),
    code: form.code.trim() ? undefined : words.codeMissing,
    newPassword: checkNewPassword(form.newPassword),
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    const first = (['username', 'code', 'newPassword'] as const).find((field) => wrong[field])
    if (first) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    if (!recover.isPending) recover.mutate(form)
  }
  const input = (name: keyof typeof form) => ({
    name,
    value: form[name],
    error: wasTried ? (wrong[name] ?? refused[name]) : undefined,
    required: true,
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => {
      if (recover.error) recover.reset()
      setForm({ ...form, [name]: target.value })
    },
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{words.says}</p>
      <Field
        label={auth.fields.username}
        {...input('username')}
        autoComplete="username"
        maxLength={LENGTH.username.max}
        autoFocus
      />
      <Field label={words.code} {...input('code')} autoComplete="one-time-code" maxLength={100} />
      <Field
        label={words.fresh}
        {...input('newPassword')}
        type="password"
        autoComplete="new-password"
        maxLength={LENGTH.password.max}
      />
      <Button type="submit" wide busy={recover.isPending}>
        {words.submit}
      </Button>
      {help}
      <Button tone="text" onClick={onBack} className={styles.back}>
        {words.back}
      </Button>
    </form>
  )
}
