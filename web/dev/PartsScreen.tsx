import { type ReactNode, useState } from 'react'
import { Avatar } from '../ui/Avatar.tsx'
import { Button, IconButton, LinkButton } from '../ui/Button.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Diamonds } from '../ui/Diamonds.tsx'
import { Field } from '../ui/Field.tsx'
import { FitTitle } from '../ui/FitTitle.tsx'
import { CrossIcon } from '../ui/icons.tsx'
import { Medal } from '../ui/Medal.tsx'
import { More } from '../ui/More.tsx'
import { Plate } from '../ui/Plate.tsx'
import { PrintLine } from '../ui/PrintLine.tsx'
import { CheckIcon, RedoIcon, ShrinkIcon } from '../ui/page-icons.tsx'
import { Receipt } from '../ui/Receipt.tsx'
import { Record } from '../ui/Record.tsx'
import { Ruler } from '../ui/Ruler.tsx'
import { Select } from '../ui/Select.tsx'
import { Bone, Sleeve } from '../ui/Skeleton.tsx'
import { SmallSpinner, Spinner } from '../ui/Spinner.tsx'
import { Stamp, Sticker } from '../ui/Stamp.tsx'
import { spotted } from '../ui/spot.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { toast } from '../ui/toast.ts'
import { Waveform } from '../ui/Waveform.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'
import { Blank, Lists } from './Lists.tsx'
import styles from './PartsScreen.module.css'
import { peaks, portrait, spots, titles } from './samples.ts'

/** Every part in every state, for whoever draws or checks them. It is in no build. `?part=titles` shows one group. */
export function PartsScreen() {
  const wanted = new URLSearchParams(location.search).get('part')
  const groups: Record<string, ReactNode> = {
    titles: <Titles />,
    records: <Records />,
    controls: <Controls />,
    marks: <Marks />,
    receipts: <Receipts />,
    ranks: <Ranks />,
    lists: <Lists />,
    blank: <Blank />,
    toasts: <Toasts />,
    dialog: <Dialogs />,
  }
  return (
    <main className={styles.page}>
      {Object.entries(groups)
        .filter(([name]) => !wanted || name === wanted)
        .map(([name, group]) => (
          <section key={name} className={styles.group}>
            <h2>{name}</h2>
            {group}
          </section>
        ))}
    </main>
  )
}

const colours = Object.values(spots)

function Titles() {
  return titles.map((title, at) => (
    <div key={title} className={styles.title} {...spotted(colours[at % colours.length])}>
      <FitTitle text={title} />
    </div>
  ))
}

function Records() {
  const [playing, setPlaying] = useState(true)
  const on = { artist: 'Low Tide Union', number: 'HC 00217', title: 'Paper Tigers', length: '2:58' }
  return (
    <>
      <div className={styles.row}>
        {colours.slice(0, 4).map((spot) => (
          <div key={spot.flat} {...spotted(spot)}>
            <Record size={148} playing={playing} onToggle={() => setPlaying(!playing)} on={on} />
          </div>
        ))}
        <Record size={148} />
        <div {...spotted(spots.kitchen)}>
          <Record size={112} on={on} onToggle={() => setPlaying(!playing)} />
        </div>
      </div>
      <div {...spotted(spots.standards)}>
        <Record size={660} playing={playing} onToggle={() => setPlaying(!playing)} on={on} />
      </div>
      <div {...spotted(spots.glass)}>
        <Record size={660} label={330} on={on}>
          <b>+10</b>
        </Record>
      </div>
    </>
  )
}

function Controls() {
  const [tab, setTab] = useState<'new' | 'trending'>('new')
  const [mode, setMode] = useState<'login' | 'register'>('login')
  const [genre, setGenre] = useState('')
  const icon = <RedoIcon />
  return (
    <div className={styles.stack} {...spotted(spots.glass)}>
      <Tabs
        look="plate"
        label="Feed"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'new', label: 'New' },
          { value: 'trending', label: 'Trending' },
        ]}
      />
      <Tabs
        label="Form"
        value={mode}
        onChange={setMode}
        tabs={[
          { value: 'login', label: 'Login' },
          { value: 'register', label: 'Sign Up' },
        ]}
      />
      <Button wide>Login</Button>
      <div className={styles.row}>
        <LinkButton href="/">Back to Home</LinkButton>
        <Button tone="outline" icon={icon}>
          Redo
        </Button>
        <Button tone="spot" icon={<CheckIcon />}>
          Post
        </Button>
        <Button tone="text">Change</Button>
      </div>
      <Button wide disabled>
        Upload Track
      </Button>
      <div className={styles.row}>
        <IconButton label="Close">
          <CrossIcon />
        </IconButton>
        <IconButton label="Shrink" shape="plate">
          <ShrinkIcon />
        </IconButton>
        <IconButton label="Play" shape="disc">
          <CheckIcon size={30} />
        </IconButton>
      </div>
      <Field label="Username" defaultValue="velvetminor" />
      <Field label="Password" type="password" defaultValue="heard" error="Password must be at least 6 characters" />
      <Field
        label="Title"
        defaultValue="Kitchen Light at Four in the Morning"
        count={{ is: 36, of: 50 }}
        hint="As it should be printed"
      />
      <Field label="Description" lines={3} placeholder="What should people listen for?" />
      <Select
        label="Genre"
        value={genre}
        onChange={setGenre}
        placeholder="Choose one"
        options={['Hip Hop', 'Electronic', 'Pop', 'Rock', 'R&B', 'Jazz', 'Folk', 'Country', 'Classical', 'Other']}
      />
    </div>
  )
}

function Marks() {
  return (
    <div className={styles.stack} {...spotted(spots.soft)}>
      <div className={styles.row}>
        <Plate className={styles.plate}>
          <Wordmark as="h1" />
        </Plate>
        <Avatar name="Low Tide Union" />
        <Avatar name="mono" size={48} />
        <Avatar name="Velvet Minor" size={48} src={portrait} />
        <Diamonds count={3} />
        <Diamonds count={1} earned={false} />
        <Spinner label="Loading..." />
        <Button busy disabled icon={<SmallSpinner />}>
          Save Changes
        </Button>
      </div>
      <Ruler spot={23} label="Recording" />
      <Ruler spot={12} ink={37} never />
      <Waveform peaks={peaks} progress={0.4} />
      <Waveform peaks={peaks} progress={0.2} height={44} />
      <div className={styles.row}>
        <Sticker word="Fire" line="2,418 / 21 NOV 26" />
        <Stamp word="404" line="HC 00404" />
      </div>
      <PrintLine progress={0.64} label="Posting" className={styles.print}>
        <svg viewBox="0 0 300 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <rect width="300" height="240" fill="#aab7c4" />
          <circle cx="150" cy="90" r="60" fill="#e0a583" />
          <path d="M60 240c0-90 180-90 180 0z" fill="#23283f" />
          <rect x="20" y="20" width="30" height="120" fill="#c2453a" />
        </svg>
      </PrintLine>
      <div className={styles.print}>
        <Sleeve />
      </div>
      <Bone width={180} />
      <Bone round height={32} />
      <More onMore={() => {}} busy={false} />
    </div>
  )
}

function Receipts() {
  return (
    <div {...spotted(spots.river)}>
      <Receipt
        label="What the points are for"
        lines={[
          { points: 10, text: 'Posted a review' },
          { points: 6, text: 'named the drums, the voice and the mix' },
        ]}
        total={['16', 'of 30 points']}
        more={['Saying where in the song would have earned more.']}
      />
    </div>
  )
}

function Ranks() {
  return (
    <div className={styles.row}>
      {[1, 2, 3, 4, 10].map((rank) => (
        <div key={rank} {...spotted(colours[rank % colours.length])}>
          <Medal rank={rank} />
        </div>
      ))}
      <Medal rank={1} />
    </div>
  )
}

function Toasts() {
  return (
    <div className={styles.stack}>
      <Button
        onClick={() =>
          toast({
            title: 'Sign in to rate songs',
            description: 'Create an account to rate tracks and earn points',
            actions: [{ label: 'Sign up / Log in' }, { label: 'Continue browsing' }],
          })
        }
      >
        Guest
      </Button>
      <Button
        onClick={() => toast({ title: 'Error', description: 'Failed to submit review. Try again.', destructive: true })}
      >
        Failure
      </Button>
      <Button
        onClick={() => toast({ title: 'Track uploaded!', description: 'Your track has been successfully uploaded.' })}
      >
        Success
      </Button>
    </div>
  )
}

function Dialogs() {
  const [look, setLook] = useState<'card' | 'sheet' | 'full' | null>(null)
  const [isAsked, ask] = useState(false)
  return (
    <div className={styles.row}>
      {(['card', 'sheet', 'full'] as const).map((which) => (
        <Button key={which} onClick={() => setLook(which)}>
          {which}
        </Button>
      ))}
      <Button onClick={() => ask(true)}>question</Button>
      {isAsked && (
        <Confirm
          title="Delete this track?"
          means="Nobody can find it any more."
          yes="Delete"
          no="Keep it"
          onYes={() => ask(false)}
          onNo={() => ask(false)}
        />
      )}
      <Dialog
        open={look !== null}
        look={look ?? 'card'}
        onClose={() => setLook(null)}
        title="Upload Music"
        spot={spotted(spots.glass)}
        heading={look === 'full' ? <FitTitle text="Review your video" height={78} /> : undefined}
      >
        <div className={styles.stack}>
          <Field label="Title" defaultValue="Paper Tigers" />
          <Button
            onClick={() =>
              toast({ title: 'Error', description: 'Failed to submit review. Try again.', destructive: true })
            }
          >
            Fail
          </Button>
          <div className={styles.tall} />
          <Button wide>Upload Track</Button>
        </div>
      </Dialog>
    </div>
  )
}
