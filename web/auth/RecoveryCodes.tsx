import { type FormEvent, useState } from 'react'
import type { Account } from '../../contract/account.ts'
import { LENGTH } from '../../contract/limits.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { toast } from '../ui/toast.ts'
import { accountWords } from '../words/account.ts'
import { noAnswer } from '../words/actions.ts'
import { common } from '../words/common.ts'
import styles from './AccountSettings.module.css'
import { fieldsOf, useMakeCodes } from './account.ts'
import { Username } from './PasswordSetting.tsx'
import { Setting } from './Setting.tsx'

const { codes: words } = accountWords

/** Ten codes, made when asked for and shown once. */
export function RecoveryCodes({ username, codes }: { username: string; codes: Account['recoveryCodes'] | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const make = useMakeCodes()

  function close() {
    setOpen(false)
    setPassword('')
    make.reset()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!make.isPending) make.mutate(password, { onSuccess: () => setPassword('') })
  }
  const has = codes?.madeAt && codes.left > 0
  return (
    <Setting
      title={words.title}
      says={has ? words.left(codes.left, codes.madeAt!) : words.none}
      action={has ? words.openAgain : words.open}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={close}
    >
      {make.data ? (
        <Shown codes={make.data.codes} onDone={close} />
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <Username is={username} />
          <Field
            label={words.password}
            type="password"
            name="password"
            value={password}
            required
            autoComplete="current-password"
            maxLength={LENGTH.password.max}
            hint={has ? words.replaces : undefined}
            error={fieldsOf(make.error).password}
            onChange={({ target }) => {
              make.reset()
              setPassword(target.value)
            }}
            autoFocus
          />
          <Button type="submit" wide busy={make.isPending}>
            {words.submit}
          </Button>
        </form>
      )}
    </Setting>
  )
}

function Shown({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(words.copied),
      () => toast({ title: common.error, description: noAnswer }),
    )
  function download() {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    link.download = words.file
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <div className={styles.form}>
      <p className={styles.says} role="status">
        {words.shown}
      </p>
      <ol className={styles.codes} aria-label={words.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.pair}>
        <Button tone="outline" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button tone="outline" onClick={download}>
          {words.download}
        </Button>
      </div>
      <Button wide onClick={onDone}>
        {words.done}
      </Button>
    </div>
  )
}
