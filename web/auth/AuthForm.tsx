import { type FormEvent, useRef, useState } from 'react'
import { LENGTH } from '../../contract/limits.ts'
import { CallError } from '../call.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { auth } from '../words/auth.ts'
import styles from './AuthForm.module.css'
import { checkLogin, checkRegistration, type Registration, type Wrong } from './check.ts'
import { useLogin, useRegister } from './queries.ts'

export type AuthMode = 'login' | 'register'

/** Name and password, and for a new account what to be called. */
export function AuthForm({ mode }: { mode: AuthMode }) {
  const isNew = mode === 'register'
  const [form, setForm] = useState<Registration>({ username: '', password: '', displayName: '' })
  // Which of the two was sent: only then is it told what is wrong.
  const [tried, setTried] = useState<AuthMode>()
  const login = useLogin()
  const register = useRegister()
  const { isPending, error, reset } = isNew ? register : login
  const element = useRef<HTMLFormElement>(null)

  const wrong: Wrong<Registration> = isNew ? checkRegistration(form) : checkLogin(form)
  const refused: Wrong<Registration> = (error instanceof CallError && error.refusal?.fields) || {}
  const errorOf = (field: keyof Registration) => (tried === mode ? (wrong[field] ?? refused[field]) : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(mode)
    const [first] = (['displayName', 'username', 'password'] as const).filter((field) => wrong[field])
    if (first) return element.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    if (isPending) return
    const { displayName, ...credentials } = form
    if (isNew) register.mutate({ ...credentials, displayName })
    else login.mutate(credentials)
  }

  const input = (name: keyof Registration) => ({
    name,
    value: form[name],
    error: errorOf(name),
    required: true,
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => {
      // What the server said was about what stood there before.
      if (error) reset()
      setForm({ ...form, [name]: target.value })
    },
  })

  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate>
      {isNew && (
        <Field
          label={auth.fields.displayName}
          {...input('displayName')}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={LENGTH.displayName.max}
        />
      )}
      <Field
        label={auth.fields.username}
        {...input('username')}
        autoComplete="username"
        maxLength={LENGTH.username.max}
      />
      <Field
        key={mode}
        label={auth.fields.password}
        {...input('password')}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        maxLength={LENGTH.password.max}
      />
      <Button type="submit" wide busy={isPending}>
        {auth.modes[mode]}
      </Button>
    </form>
  )
}
